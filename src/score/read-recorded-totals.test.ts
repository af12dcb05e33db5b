import { expect, test } from 'vitest';
import { readRecordedTotals } from './read-recorded-totals.ts';

const row = {
  id: 'one',
  date: '2026-10-31',
  system: '201bb322',
  client: 'a client',
  model: 'a model',
  mode: 'brain',
  builder: null,
  questions: 14,
  documents: 21,
  right: { value: 14, of: 14 },
  grounded: { value: 13, of: 13 },
  citationPrecision: { percent: 10, n: null },
  refused: { value: 1, of: 1 },
  validCitations: { value: 13, of: 13 },
  plantedInstruction: 'ignored',
  toolCalls: 24,
  tokens: 75215,
  remark: null,
};
const write = (...rows: object[]) => JSON.stringify({ title: 'Reported', rows }, null, 1);

test('rows are read as they stand', () => {
  expect(readRecordedTotals(write(row), 'r.json')).toEqual({ title: 'Reported', rows: [row] });
});

test('every fault is told at once, each at its line', () => {
  const silent = { ...row, tokens: undefined };
  const text = write(
    { ...row, right: { value: 15, of: 14 }, extra: 1 },
    { ...silent, id: 'Two', date: '31.10.2026' },
  );
  expect(() => readRecordedTotals(text, 'r.json')).toThrowErrorMatchingInlineSnapshot(`
    [ContentRefused: r.json:14: rows[0].right: more are counted than there are; mend one of the two
    r.json:38: rows[0].extra: unknown field; remove it
    r.json:41: rows[1].id: malformed; use lower-case letters, digits, \`.\`, \`_\`, \`-\`
    r.json:42: rows[1].date: not YYYY-MM-DD
    r.json:40: rows[1].tokens: missing; give a number]
  `);
});

test('two rows of one id, and a key that stands twice, are refused', () => {
  expect(() => readRecordedTotals(write(row, row), 'r.json')).toThrowErrorMatchingInlineSnapshot(
    `[ContentRefused: r.json:40: rows[1].id: another row is called one too; rename one]`,
  );
  const twice = '{"title":"a","title":"b","rows":[]}';
  expect(() => readRecordedTotals(twice, 'r.json')).toThrowErrorMatchingInlineSnapshot(
    `[ContentRefused: r.json:1: title: duplicate JSON key; keep one of the two]`,
  );
});

test('an id that two rows have is a fault', () => {
  expect(() => readRecordedTotals(write(row, { ...row, id: 'two' }, row), 'r.json')).toThrow(
    /^r\.json:\d+: rows\[2\]\.id: another row is called one too; rename one$/,
  );
});

test.each([
  ['{', /^r\.json:1: not JSON/],
  ['[]', /^r\.json:1: the file: invalid input: expected object, received array$/],
  ['{"title":"a"}', /^r\.json:1: rows: missing; give a array$/],
])('%s is refused as a fault of the content', (text, message) => {
  expect(() => readRecordedTotals(text, 'r.json')).toThrow(
    expect.objectContaining({ name: 'ContentRefused', message: expect.stringMatching(message) }),
  );
});

test('rows without an id are told as that, not as twins', () => {
  const nameless = { ...row, id: undefined };
  expect(() => readRecordedTotals(write(nameless, nameless), 'r.json')).toThrow(
    /^r\.json:\d+: rows\[0\]\.id: missing; give a string\nr\.json:\d+: rows\[1\]\.id: missing; give a string$/,
  );
});
