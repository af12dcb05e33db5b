import { ReportError } from '../error/report-error.ts';
import type { ReportErrorName } from '../error/report-error.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { readBytes } from './read-bytes.ts';

/**
 * The text of a UTF-8 file without a byte order mark.
 * @throws ReportError `NotFound`, or `refusal` where it cannot be read or is not UTF-8
 */
export async function readTextFile(file: string, refusal: ReportErrorName): Promise<string> {
  const text = decodeUtf8(await readBytes(file, refusal));
  if (text === undefined)
    throw new ReportError(refusal, [{ file, message: 'not UTF-8; save it as UTF-8' }]);
  return text;
}
