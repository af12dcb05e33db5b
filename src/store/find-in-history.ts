import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Where a file's bytes are kept: its path from the top of the repository, and a commit that holds it. */
export type HistoryPlace = { readonly path: string; readonly commit: string };

/**
 * Where the history holds a file as it is now; null where it does not, or where there is no history
 * (no repository, no git, no commit).
 */
export async function findInHistory(file: string): Promise<HistoryPlace | null> {
  const name = `./${path.basename(file)}`;
  const ask = async (...args: string[]) => {
    const options = { cwd: path.dirname(file), env: { ...process.env, LC_ALL: 'C' } };
    return (await promisify(execFile)('git', args, options)).stdout.trim();
  };
  try {
    const held = await ask('rev-parse', '--verify', '--quiet', `HEAD:${name}`);
    // with the filters of its path, such as those of line ends
    const own = await ask('hash-object', '--', name);
    if (held !== own) return null;
    const prefix = await ask('rev-parse', '--show-prefix');
    const last = await ask('log', '-1', '--format=%H', '--', name);
    const isInLast = (await ask('rev-parse', `${last}:${name}`)) === own;
    const commit = isInLast ? last : await ask('rev-parse', 'HEAD');
    return { path: prefix + path.basename(file), commit };
  } catch {
    return null;
  }
}
