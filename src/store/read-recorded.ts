import path from 'node:path';
import { collectFaults } from '../error/collect-faults.ts';
import { ReportError } from '../error/report-error.ts';
import { readRecordedTotals } from '../score/read-recorded-totals.ts';
import type { RecordedTotals } from '../score/recorded-schema.ts';
import { listContentFiles } from './list-content-files.ts';
import { readTextFile } from './read-text-file.ts';

/** The recorded totals of a file, with its name without ending. */
export type RecordedFile = RecordedTotals & { readonly id: string };

/**
 * Reads every file of `recorded` in the content folder.
 * @throws ReportError `ContentRefused` with every fault of every file
 */
export async function readRecorded(contentFolder: string): Promise<RecordedFile[]> {
  const { files, faults } = await listContentFiles(path.join(contentFolder, 'recorded'), '.json');
  const totals: RecordedFile[] = [];
  const fileOf = new Map<string, string>();
  for (const file of files) {
    const read = await collectFaults(faults, async () =>
      readRecordedTotals(await readTextFile(file, 'ContentRefused'), file),
    );
    if (read === null) continue;
    totals.push({ id: path.parse(file).name, ...read });
    for (const { id } of read.rows) {
      const other = fileOf.get(id);
      if (other !== undefined)
        faults.push({ file, field: id, message: `${other} has a row of this id too; rename one` });
      fileOf.set(id, file);
    }
  }
  if (faults.length > 0) throw new ReportError('ContentRefused', faults);
  return totals;
}
