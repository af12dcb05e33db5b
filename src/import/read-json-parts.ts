import { JSONParser } from '@streamparser/json';
import { refuseImport } from './refuse-import.ts';
import { createNonFiniteFilter } from './replace-non-finite.ts';

/** A value of a JSON text with its place: keys and positions from the top. */
type JsonPart = { readonly path: readonly (string | number)[]; readonly value: unknown };

type Wanted = {
  /** Places such as `$.samples.*.id`; what stands nowhere among them is not kept. */
  readonly paths: readonly string[];
  readonly onPart: (part: JsonPart) => void;
  /** For faults. */
  readonly file: string;
  /** How the tool makes a whole file again. */
  readonly exportAgain: string;
};

/**
 * Reads parts of a JSON text of any size in the order of the text.
 * @throws ReportError `ImportRefused` where it is not UTF-8, not JSON or ends early
 */
export async function readJsonParts(
  chunks: AsyncIterable<Uint8Array>,
  { paths, onPart, file, exportAgain }: Wanted,
): Promise<void> {
  const parser = new JSONParser({ paths: [...paths], keepStack: false });
  parser.onValue = ({ value, key, stack }) => {
    const path = [...stack.slice(1).map((level) => level.key), key];
    onPart({ path: path.filter((step) => step !== undefined), value });
  };
  const replaceNonFinite = createNonFiniteFilter();
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  for await (const chunk of chunks) {
    requireUtf8(() => utf8.decode(chunk, { stream: true }), file);
    parse(() => parser.write(replaceNonFinite(chunk)), `near byte ${bytes}`, file);
    bytes += chunk.length;
  }
  requireUtf8(() => utf8.decode(), file);
  if (!parser.isEnded) {
    throw refuseImport(file, [
      { message: `ends in the middle, after ${bytes} bytes; ${exportAgain}` },
    ]);
  }
}

function parse(write: () => void, place: string, file: string): void {
  try {
    write();
  } catch (cause) {
    const isParserError = cause instanceof Error && /^Unexpected |^Tokenizer /.test(cause.message);
    if (!isParserError) throw cause;
    throw refuseImport(file, [{ message: `not JSON ${place}; export it again` }], { cause });
  }
}

function requireUtf8(decode: () => string, file: string): void {
  try {
    decode();
  } catch (cause) {
    throw refuseImport(file, [{ message: 'not UTF-8; save it as UTF-8' }], { cause });
  }
}
