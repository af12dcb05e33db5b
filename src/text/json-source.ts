import { parseTree, printParseErrorCode } from 'jsonc-parser';
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
  const findDeepest = createFinder(root);
  return {
    value,
    lineOf: (path) => lineAt(findDeepest(path).offset),
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
    if (root !== undefined) return { root, twins: listDuplicateKeys(root) };
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

/** Finds the innermost part of a path that exists; each object is indexed once, as there may be many faults. */
function createFinder(root: Node): (path: JsonPath) => Node {
  const indexes = new Map<Node, ReadonlyMap<string, Node>>();
  const indexOf = (node: Node) => {
    const index = indexes.get(node) ?? indexProperties(node);
    indexes.set(node, index);
    return index;
  };
  return (path) => {
    let found = root;
    let value: Node | undefined = root;
    for (const step of path) {
      if (value === undefined) break;
      if (value.type === 'array') {
        value = typeof step === 'number' ? value.children?.[step] : undefined;
        found = value ?? found;
      } else {
        const property: Node | undefined = indexOf(value).get(String(step));
        value = property?.children?.[1];
        found = value === undefined ? found : (property ?? found);
      }
    }
    return found;
  };
}

/** The properties of an object by name, the first of each. */
function indexProperties({ type, children = [] }: Node): Map<string, Node> {
  const properties = type === 'object' ? children : [];
  return new Map(
    properties.toReversed().map((property) => [String(property.children?.[0]?.value), property]),
  );
}

function listDuplicateKeys(root: Node): { path: JsonPath; node: Node }[] {
  const twins: { path: JsonPath; node: Node }[] = [];
  const visit = (node: Node, path: JsonPath) => {
    const seen = new Set<string>();
    for (const [at, child] of (node.children ?? []).entries()) {
      const [key, value] = child.children ?? [];
      if (node.type === 'array') visit(child, [...path, at]);
      if (node.type !== 'object') continue;
      const name = String(key?.value);
      const here = [...path, name];
      if (seen.has(name)) twins.push({ path: here, node: child });
      seen.add(name);
      if (value !== undefined) visit(value, here);
    }
  };
  visit(root, []);
  return twins;
}
