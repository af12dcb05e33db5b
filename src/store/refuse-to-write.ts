import { ReportError } from '../error/report-error.ts';
import { readErrorCode } from './read-bytes.ts';

/** Why a file could not be written. */
export function refuseToWrite(file: string, cause: unknown): ReportError {
  const message = `cannot be written (${readErrorCode(cause)}); name a file in a folder that you may write to`;
  return new ReportError('NotWritten', [{ file, message }], { cause });
}
