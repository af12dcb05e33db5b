import { parseTree, visit } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import { ReportError } from '../error/report-error.ts';

/**
 * The entries of a run's `answers` object as its text has them. `JSON.parse` keeps only the last of
 * two equal keys, but an answer that a later one replaces must be reported as superseded.
 * @param answers what `JSON.parse` made of them
 * @throws ReportError `RunRefused` where the text nests too deeply
 */
export function listKeyedEntries(
  text: string,
  answers: object,
  file: string,
): [id: string, entry: unknown][] {
  const entries: [string, unknown][] = Object.entries(answers);
  try {
    return countKeys(text) === entries.length ? entries : listTwins(text);
  } catch (cause) {
    const message =
      'nested too deeply to be read; an answer holds texts and lists of citations only';
    throw new ReportError('RunRefused', [{ file, field: 'answers', message }], { cause });
  }
}

function countKeys(text: string): number {
  let depth = 0;
  let top = '';
  let count = 0;
  const open = () => {
    depth += 1;
  };
  const close = () => {
    depth -= 1;
  };
  visit(text, {
    onObjectBegin: open,
    onObjectEnd: close,
    onArrayBegin: open,
    onArrayEnd: close,
    onObjectProperty: (property) => {
      if (depth === 1) top = property;
      if (depth === 1 && property === 'answers') count = 0;
      if (depth === 2 && top === 'answers') count += 1;
    },
  });
  return count;
}

function listTwins(text: string): [id: string, entry: unknown][] {
  const root = parseTree(text);
  const answers = root?.children?.findLast(({ children }) => children?.[0]?.value === 'answers')
    ?.children?.[1];
  return (answers?.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key === undefined || value === undefined ? [] : [[String(key.value), parseNode(text, value)]],
  );
}

function parseNode(text: string, { offset, length }: Node): unknown {
  return JSON.parse(text.slice(offset, offset + length));
}
