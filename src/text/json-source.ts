import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import { ReportError } from '../error/report-error.ts';
import type { Fault, ReportErrorName } from '../error/report-error.ts';

/** A place in a JSON value: keys and positions from the top. */
export type JsonPath = readonly (string | number)[];

/** A JSON value that still knows on which line each of its parts stands. */
export type JsonSource = {
  readonly value: unknown;
  /** The line, from 1, of the innermost part of the path that exists. */
  readonly lineOf: (path: JsonPath) => number;
  /** Keys that stand twice in one object, in the order of the text. */
  readonly duplicateKeys: readonly { readonly path: JsonPath; readonly line: number }[];
};

const nestsTooDeeply = 'nested too deeply to be read; no input of this kind needs such depth';

/**
 * Parses strict JSON with positions.
 * @throws ReportError `refusal` with every syntax fault, or where the text nests too deeply.
 */
export function parseJsonSource(text: string, file: string, refusal: ReportErrorName): JsonSource {
  const lineAt = createLineCounter(text);
  const value = parseStrictly(text, lineAt, file, refusal);
  const { root, twins } = readTree(text, file, refusal);
  return {
    value,
    lineOf: (path) => lineAt(findDeepest(root, path).offset),
    duplicateKeys: twins.map(({ path, node }) => ({ path, line: lineAt(node.offset) })),
  };
}

function parseStrictly(
  text: string,
  lineAt: (offset: number) => number,
  file: string,
  refusal: ReportErrorName,
): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ReportError(refusal, listSyntaxFaults(text, lineAt, file), { cause });
  }
}

/** At least one fault of a text that is not JSON. */
function listSyntaxFaults(text: string, lineAt: (offset: number) => number, file: string): Fault[] {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    return [{ file, message: nestsTooDeeply }];
  }
  const faults = errors.map(({ error, offset }) => ({
    file,
    line: lineAt(offset),
    message: `not JSON (${printParseErrorCode(error)}); mend the syntax here`,
  }));
  return faults.length > 0 ? faults : [{ file, message: 'not JSON; mend the syntax' }];
}

function readTree(
  text: string,
  file: string,
  refusal: ReportErrorName,
): { root: Node; twins: ReturnType<typeof listDuplicateKeys> } {
  try {
    const root = parseTree(text);
    if (root !== undefined) return { root, twins: listDuplicateKeys(root, []) };
  } catch (cause) {
    throw new ReportError(refusal, [{ file, message: nestsTooDeeply }], { cause });
  }
  throw new ReportError(refusal, [{ file, message: 'not JSON; mend the syntax' }]);
}

/** A function from offsets to line numbers, in logarithmic time. */
function createLineCounter(text: string): (offset: number) => number {
  const ends = Array.from(text.matchAll(/\n/g), ({ index }) => index);
  return (offset) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

function findDeepest(root: Node, path: JsonPath): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node !== undefined) return node.parent?.type === 'property' ? node.parent : node;
  }
  return root;
}

function listDuplicateKeys(node: Node, path: JsonPath): { path: JsonPath; node: Node }[] {
  const children = node.children ?? [];
  if (node.type === 'array')
    return children.flatMap((child, at) => listDuplicateKeys(child, [...path, at]));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const here = [...path, name];
    const twice = seen.has(name) ? [{ path: here, node: property }] : [];
    seen.add(name);
    return value === undefined ? twice : [...twice, ...listDuplicateKeys(value, here)];
  });
}
