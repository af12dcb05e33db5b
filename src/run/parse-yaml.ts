import { YAMLParseError, isCollection, isPair, isScalar, parseDocument } from 'yaml';
import type { Document, LineCounter } from 'yaml';

/** Characters of front matter, since YAML is slow to read. */
const maxLength = 1024 * 1024;

/**
 * The YAML of front matter, all of whose values are text.
 * @returns the document with its faults and its value, or why there is none
 */
export function parseYaml(
  text: string,
  lineCounter: LineCounter,
): { document: Document.Parsed; value: unknown } | string {
  if (text.length > maxLength)
    return `${text.length} characters; front matter has at most ${maxLength}, so give what says more as JSON`;
  try {
    const options = { schema: 'failsafe', lineCounter, logLevel: 'error' } as const;
    // the library compares each key with all before it, which takes hours where there are many
    const document = parseDocument(text, { ...options, uniqueKeys: false });
    for (const twin of listTwins(document.contents)) document.errors.push(twin);
    return {
      document,
      value: document.errors.length > 0 ? null : document.toJS({ maxAliasCount: 0 }),
    };
  } catch {
    return 'holds a YAML alias or nests too deeply; write one `field: value` a line';
  }
}

/** A fault for each key that stands in one map before. */
function listTwins(node: unknown): YAMLParseError[] {
  if (isPair(node)) return listTwins(node.value);
  if (!isCollection(node)) return [];
  const seen = new Set<unknown>();
  return node.items.flatMap((item: unknown) => {
    const inside = listTwins(item);
    if (!isPair(item) || !isScalar(item.key)) return inside;
    const { value, range } = item.key;
    const isTwin = seen.has(value);
    seen.add(value);
    const at = range?.[0] ?? 0;
    return isTwin
      ? [new YAMLParseError([at, at + 1], 'DUPLICATE_KEY', 'Map keys must be unique'), ...inside]
      : inside;
  });
}
