import { inspect } from 'node:util';

/** What the system may refuse while files are written, by code, and what to do about it. */
const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; make room',
  EDQUOT: 'the disk quota is used up; make room',
  EROFS: 'the disk is read-only; build in a folder that may be written',
  EACCES: 'not allowed; build in a folder that you may write to',
  EPERM: 'not allowed; build in a folder that you may write to',
  EMFILE: 'too many files are open; raise the limit (ulimit -n)',
  ENOENT: 'a file vanished while the site was built; wait until nothing changes the folder',
};

/** Why a site was not built, for a reader who may know neither Astro nor the code. */
export function describeBuildFailure(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  const chain = [error, error.cause].filter((each) => each instanceof Error);
  // the loaders run in a copy of the modules, so their errors are known by what they carry
  const refusal = chain.find((each) => 'faults' in each);
  if (refusal !== undefined) return refusal.message;
  const code = chain.map(readCode).find((each) => each !== undefined);
  const remedy = code === undefined ? undefined : remedies[code];
  if (remedy === undefined) return error.stack ?? error.message;
  return `${error.message}\nNo site was built: ${remedy}, and build again. What was built before is as it was.`;
}

/** The system's code of a failure; what is written in Rust says it in words. */
function readCode(error: Error): string | undefined {
  if ('code' in error && typeof error.code === 'string' && error.code in remedies)
    return error.code;
  return /no space left on device/i.test(error.message) ? 'ENOSPC' : undefined;
}
