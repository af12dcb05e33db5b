import { describe, expect, test } from 'vitest';
import { makeDocuments } from '../../../tests/make-suite.ts';
import { readKey } from '../read-key.ts';
import { listWorkedLines } from './list-worked-lines.ts';
import { writeFirstKey } from './write-first-key.ts';

const texts = {
  'a.md':
    '# A 5 days thing\n\n- Unopened goods come back within 7 days.\nUnopened goods can be sent back within 14 days of delivery.\n',
  'b.md':
    'All parcels that weigh more than 23 kilograms are bulky.\nThe docks open again after 14 days.\n',
  'c.md': 'A wave that is gathered here is full at 22 totes.\n',
};

test('the first lines of prose whose number stands nowhere else, one a document', () => {
  expect(
    listWorkedLines(makeDocuments(texts), 5).map(({ path, opening, value }) => [
      path,
      opening,
      value,
    ]),
  ).toEqual([
    ['b.md', 'All parcels that weigh more than', '23 kilograms'],
    ['c.md', 'A wave that is gathered here is full at', '22 totes'],
  ]);
});

describe('a first key is read at once', () => {
  test.each([
    ['with two questions', texts, 2],
    ['with none, where no line has a number', { 'a.md': '# Nothing\n' }, 0],
  ])('%s', (_name, given, count) => {
    const documents = makeDocuments(given);
    const names = { suite: 'mine', title: 'Mine', schema: '../schema.json' };
    const key = readKey(writeFirstKey(names, documents), { file: 'q', folder: 'mine', documents });
    expect(key.questions).toHaveLength(count);
    expect(key.questions.every(({ kind }) => kind === 'replace-me')).toBe(true);
  });
});
