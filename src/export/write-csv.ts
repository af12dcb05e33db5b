/** One column of a table: its header and what a row holds there; null is an empty cell. */
export type CsvColumn<Row> = {
  readonly header: string;
  readonly read: (row: Row) => string | number | null;
};

/**
 * A table as CSV by RFC 4180. A text that a spreadsheet would run as a formula (it begins with `=`,
 * `+`, `-`, `@`, a tab or a carriage return) gets an apostrophe before it.
 */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const records = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ read }) => writeCell(read(row)))),
  ];
  return records.map((record) => `${record.join(',')}\r\n`).join('');
}

function writeCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
