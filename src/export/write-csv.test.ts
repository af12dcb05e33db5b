import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test.each([
  ['plain', 'plain'],
  ['', ''],
  [null, ''],
  [0, '0'],
  [-1, '-1'],
  [0.1, '0.1'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a=1', 'a=1'],
])('%j is written %j', (value, expected) => {
  const csv = writeCsv([{ header: 'h', read: () => value }], [null]);
  expect(csv).toBe(`h\r\n${expected}\r\n`);
});

test('no rows leave the header', () => {
  const columns = ['a', 'b'].map((header) => ({ header, read: () => null }));
  expect(writeCsv(columns, [])).toBe('a,b\r\n');
});
