import { expect, test } from 'vitest';
import { makeDocuments } from '../../tests/make-suite.ts';
import { suggestDocument, suggestLine } from './suggest-evidence.ts';

const documents = makeDocuments({
  'rules/returns.md':
    '# Returns\n\nUnopened goods come back within 21 days of delivery.\nA fee is kept.\n',
  'rules/fees.md': '# Fees\n\nThe fee is 3 euros a parcel, whatever it holds.\n',
  'b.md': 'Nothing of note.\n',
});

test.each([
  [
    'an edited line',
    'rules/returns.md',
    'come back within 14 days of delivery',
    '. The nearest line is rules/returns.md:3 "Unopened goods come back within 21 days of delivery."',
  ],
  ['a line that moved', 'rules/returns.md', '3 euros a parcel', '. It stands in rules/fees.md:3'],
  [
    'a line edited and moved',
    'b.md',
    'The fee is 5 euros a parcel, whatever it holds.',
    '. The nearest line is rules/fees.md:3 "The fee is 3 euros a parcel, whatever it holds."',
  ],
  ['a line like none', 'b.md', 'Frogs sing at night.', ''],
  ['only function words', 'b.md', 'and of the', ''],
])('a text in no line: %s', (_name, path, text, expected) => {
  expect(suggestLine({ path, text }, documents)).toBe(expected);
});

test.each([
  [
    'whose text stands elsewhere',
    'old/fees.md',
    '3 euros a parcel',
    '. Its text stands in rules/fees.md:3',
  ],
  [
    'with the same name elsewhere',
    'returns.md',
    'Frogs sing',
    '. The nearest path is rules/returns.md',
  ],
  ['in another case', 'rules/Fees.md', 'Frogs sing', '. The nearest path is rules/fees.md'],
  [
    'whose line was edited',
    'old/f.md',
    'The fee is 5 euros a parcel',
    '. The nearest line is rules/fees.md:3 "The fee is 3 euros a parcel, whatever it holds."',
  ],
])('a document that is missing: %s', (_name, path, text, expected) => {
  expect(suggestDocument({ path, text }, documents)).toBe(expected);
});

test('no document at all', () => {
  expect(suggestDocument({ path: 'a.md', text: 'x' }, new Map())).toBe('');
});

test('long lines without their like suggest nothing', () => {
  const documents = makeDocuments({ 'a.md': `${'word '.repeat(2000)}\n`.repeat(20) });
  const text = 'a word that differs from all the others in this place, and so on and on';
  expect(suggestLine({ path: 'a.md', text }, documents)).toBe('');
});
