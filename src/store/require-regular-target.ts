import { stat } from 'node:fs/promises';
import { ReportError } from '../error/report-error.ts';

/**
 * Lets a file be written that is not there yet or is a regular one. To read a pipe for comparison would
 * wait for ever, and a rename would put a file in the place of `/dev/null`.
 * @throws ReportError `NotWritten` for a pipe, a device or a socket
 */
export async function requireRegularTarget(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found === null || found.isFile() || found.isDirectory()) return;
  const message =
    'not a regular file; name one, or - for standard output where the command takes it';
  throw new ReportError('NotWritten', [{ file, message }]);
}
