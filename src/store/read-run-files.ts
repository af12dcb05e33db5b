import { collectFaults } from '../error/collect-faults.ts';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { modeName } from '../run/run-fields-schema.ts';
import type { Run } from '../run/run.ts';
import { nameRunFile, readRunFile } from './read-run-file.ts';

/**
 * Reads run files that are to be scored together.
 * @param names each `[MODE=]FILE`, with the mode that the run was made in
 * @throws ReportError `RunRefused` with the faults of all, two of the same name among them
 */
export async function readRunFiles(names: readonly string[], suite: string): Promise<Run[]> {
  const faults: Fault[] = [];
  const runs: Run[] = [];
  const ids = new Map<string, string>();
  for (const name of names) {
    const [mode, file] = splitMode(name);
    const id = nameRunFile(file);
    const before = ids.get(id);
    if (before === undefined) ids.set(id, file);
    else
      faults.push({ file, message: `${before} is called ${id} too; rename one of the two files` });
    const run = await collectFaults(faults, () => readRunFile(file, suite));
    if (run === null) continue;
    if (mode !== null && run.mode !== null && run.mode !== mode) {
      const message = `is ${run.mode}, but the command line says ${mode}; leave one of the two out`;
      faults.push({ file, field: 'mode', message });
    }
    runs.push({ ...run, mode: run.mode ?? mode });
  }
  if (faults.length > 0) throw new ReportError('RunRefused', faults);
  return runs;
}

function splitMode(name: string): [mode: string | null, file: string] {
  const at = name.indexOf('=');
  const mode = name.slice(0, Math.max(at, 0));
  return modeName.test(mode) ? [mode, name.slice(at + 1)] : [null, name];
}
