import { expect, test } from 'vitest';
import { formatTable } from './format-table.ts';

test('cells are padded to their column and stay on one line', () => {
  const rows = [
    { name: 'plain', count: 7 },
    { name: 'a|b\n\u001b[31mred', count: 12345 },
    { name: '東京', count: 0 },
  ];
  const table = formatTable(
    [
      { header: 'name', accessor: ({ name }) => name, align: 'left' },
      { header: 'n', accessor: ({ count }) => String(count), align: 'right' },
    ],
    rows,
  );
  expect(table).toMatchInlineSnapshot(`
    "| name         |     n |
    | ------------ | ----: |
    | plain        |     7 |
    | a\\|b [31mred | 12345 |
    | 東京           |     0 |"
  `);
});
