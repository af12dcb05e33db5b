import { refuseImport } from './refuse-import.ts';

/** Passes chunks on. A log in Inspect's own archive format begins like any zip file and is refused. */
export async function* refuseArchive(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
): AsyncGenerator<Uint8Array> {
  let first = true;
  for await (const chunk of chunks) {
    if (first && chunk[0] === 0x50 && chunk[1] === 0x4b) {
      const message = 'an .eval archive; write its JSON with `inspect log dump FILE > FILE.json`';
      throw refuseImport(file, [{ message }]);
    }
    first = false;
    yield chunk;
  }
}
