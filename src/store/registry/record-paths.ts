import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Where a record and what surrounds its writing lie; all but the record are dotfiles beside it. */
export type RecordPaths = {
  /** As the user named it, for faults. */
  readonly shown: string;
  readonly record: string;
  readonly folder: string;
  readonly lock: string;
  readonly staged: string;
};

/** Links are resolved, so that every spelling of one record shares one lock. */
export function locateRecord(file: string): RecordPaths {
  const record = resolveLinks(file);
  const folder = path.dirname(record);
  const name = path.basename(record);
  return {
    shown: file,
    record,
    folder,
    lock: path.join(folder, `.${name}.lock`),
    staged: path.join(folder, `.${name}.staged`),
  };
}

function resolveLinks(file: string): string {
  for (const [known, rest] of [
    [file, ''],
    [path.dirname(file), path.basename(file)],
  ] as const) {
    try {
      return path.join(realpathSync(known), rest);
    } catch {
      // Not there yet: the folder is resolved instead, or made by `init`.
    }
  }
  return path.resolve(file);
}
