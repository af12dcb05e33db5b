/** One column of a table: what heads it, what a row shows in it, and on which side that stands. */
export type Column<Row> = {
  readonly header: string;
  readonly accessor: (row: Row) => string;
  readonly align: 'left' | 'right';
};

/** Rows as a Markdown table with padded cells, so that it reads in a terminal too. */
export function formatTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = columns.map(({ header, accessor, align }) => {
    const texts = [header, ...rows.map((row) => escapeCell(accessor(row)))];
    const width = Math.max(3, ...texts.map(countCharacters));
    const padded = texts.map((text) => pad(text, width, align));
    const rule = align === 'right' ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width);
    return [padded[0] ?? '', rule, ...padded.slice(1)];
  });
  return Array.from(
    { length: rows.length + 2 },
    (_, at) => `| ${cells.map((column) => column[at] ?? '').join(' | ')} |`,
  ).join('\n');
}

/** A text on one line, without characters that steer a terminal. */
export function flattenText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}

function escapeCell(text: string): string {
  return flattenText(text).replaceAll('|', '\\|');
}

function pad(text: string, width: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(width - countCharacters(text));
  return align === 'right' ? space + text : text + space;
}

function countCharacters(text: string): number {
  return Array.from(text).length;
}
