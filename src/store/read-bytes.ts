import { constants, open } from 'node:fs/promises';
import { ReportError } from '../error/report-error.ts';
import type { ReportErrorName } from '../error/report-error.ts';

/**
 * The bytes of a regular file.
 * @param limit the most bytes that are read; a larger file is refused before it is read
 * @throws ReportError `NotFound` where there is no such file, `refusal` where it is too large or cannot be read
 */
export async function readBytes(
  file: string,
  refusal: ReportErrorName,
  limit = 256 * 1024 * 1024,
): Promise<Uint8Array> {
  try {
    // a pipe without a writer would block the opening
    const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const stat = await handle.stat();
      if (!stat.isFile()) throw new ReportError(refusal, [{ file, message: 'not a regular file' }]);
      if (stat.size > limit) {
        throw new ReportError(refusal, [
          { file, message: `${stat.size} bytes; at most ${limit / 1024 / 1024} MiB are read` },
        ]);
      }
      const bytes = await handle.readFile();
      const after = await handle.stat();
      if (after.size !== stat.size || after.mtimeMs !== stat.mtimeMs) {
        const message = 'changed while it was read; wait until it is written, and try again';
        throw new ReportError(refusal, [{ file, message }]);
      }
      return bytes;
    } finally {
      await handle.close();
    }
  } catch (cause) {
    if (cause instanceof ReportError) throw cause;
    const code = readErrorCode(cause);
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new ReportError('NotFound', [{ file, message: 'no such file' }], { cause });
    throw new ReportError(refusal, [{ file, message: `cannot be read (${code})` }], { cause });
  }
}

/** The system's code of a failed file operation, such as `ENOENT`. */
export function readErrorCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
}
