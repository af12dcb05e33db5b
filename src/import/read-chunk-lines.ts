import { refuseImport } from './refuse-import.ts';

/** Longest line that is held; a log's message is far shorter. */
const maxLineLength = 64 * 1024 * 1024;

/**
 * The lines of a UTF-8 text that comes in chunks, without their ends and without a byte order mark.
 * @throws ReportError `ImportRefused` where it is not UTF-8, or where a line is over 64 MiB
 */
export async function* readChunkLines(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
): AsyncGenerator<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decode(utf8, chunk, file)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
    if (rest.length > maxLineLength)
      throw refuseImport(file, [{ message: 'a line over 64 MiB; this is no log of lines' }]);
  }
  rest += decode(utf8, undefined, file);
  if (rest !== '') yield rest;
}

function decode(utf8: TextDecoder, chunk: Uint8Array | undefined, file: string): string {
  try {
    return chunk === undefined ? utf8.decode() : utf8.decode(chunk, { stream: true });
  } catch (cause) {
    throw refuseImport(file, [{ message: 'not UTF-8; save it as UTF-8' }], { cause });
  }
}
