import { ReportError } from '../../src/error/report-error.ts';
import type { ReportErrorName } from '../../src/error/report-error.ts';
import { decodeUtf8 } from '../../src/text/decode-utf8.ts';

/** The text of bytes as files are read. @throws ReportError `refusal` where they are not UTF-8 */
export function readText(bytes: Uint8Array, refusal: ReportErrorName): string {
  const text = decodeUtf8(bytes);
  if (text === undefined) throw new ReportError(refusal, [{ file: 'input', message: 'not UTF-8' }]);
  return text;
}
