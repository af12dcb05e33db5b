import { closest, distance } from 'fastest-levenshtein';
import type { ImportContext } from './importer.ts';
import { refuseImport } from './refuse-import.ts';

const names = ['id', 'answer', 'citations', 'path', 'start', 'end', 'toolCalls', 'tokens'] as const;
type Name = (typeof names)[number];

/** At which position of a row each column stands; null where the table has none. */
export type CsvColumns = Readonly<Record<Name, number | null>>;

/**
 * Finds the columns of a table.
 * @throws ReportError `ImportRefused` with every column that is missing, twice there, or not known
 */
export function columnsOf(
  heading: readonly string[],
  { file, options }: ImportContext,
): CsvColumns {
  const { idFrom = 'id', citationsFrom = 'citations', ignoredColumns, lineBase } = options;
  const called: Readonly<Record<string, string>> = { id: idFrom, citations: citationsFrom };
  const columns: Record<Name, number | null> = {
    id: null,
    answer: null,
    citations: null,
    path: null,
    start: null,
    end: null,
    toolCalls: null,
    tokens: null,
  };
  const known = new Map(names.map((name) => [called[name] ?? name, name]));
  const messages: string[] = [];
  for (const [at, cell] of heading.entries()) {
    const header = cell.trim();
    const name = known.get(header);
    if (name === undefined) {
      if (!ignoredColumns.includes(header))
        messages.push(describeUnknown(header, [...known.keys()]));
    } else if (columns[name] !== null) messages.push(`the column ${header} stands twice; keep one`);
    else columns[name] = at;
  }
  for (const name of ['id', 'answer'] as const)
    if (columns[name] === null)
      messages.push(`no column ${called[name] ?? name}; a table needs it`);
  if (columns.citations !== null && columns.path !== null)
    messages.push('citations and path are two ways to cite; leave one out');
  if (columns.path === null && (columns.start ?? columns.end) !== null)
    messages.push('lines without a column path; say which document they are of');
  if (columns.start !== null && lineBase === undefined)
    messages.push('lines as numbers; say with --line-base 0 or 1 where they begin');
  if (messages.length > 0)
    throw refuseImport(
      file,
      messages.map((message) => ({ line: 1, message })),
    );
  return columns;
}

function describeUnknown(header: string, known: readonly string[]): string {
  const near = closest(header.toLowerCase(), [...known]);
  const hint = distance(header.toLowerCase(), near.toLowerCase()) <= 2 ? ` (is it ${near}?)` : '';
  return `the column ${JSON.stringify(header)} is not known${hint}; rename it, or pass over it with --ignore-column`;
}
