import { expect, test } from 'vitest';
import { catchMessage } from '../../tests/make-suite.ts';
import { readRecord } from './read-record.ts';
import { appendEntry, formatRecord } from './registry-record.ts';

const hash = (digit: string) => `sha256:${digit.repeat(64)}`;
const head = { version: 1, corpus: 'c', revision: 1, corpusHash: hash('a') } as const;
const record = appendEntry(head, [], {
  ...{ action: 'init', policy: 'scoped', to: null, operation: null, payload: null },
  reportsHash: hash('1'),
});
const text = formatRecord(record);
const encode = (each: string) => new TextEncoder().encode(each);
const mend = 'restore the record from version control; no new one is made in its place';

test('a record is read as it was written', () => {
  expect(readRecord(encode(text), 'r.json')).toEqual(record);
  expect(text).toBe(`${JSON.stringify(record, null, 2)}\n`);
});

test.each<[string, string | Uint8Array, string]>([
  ['bytes that are no UTF-8', Uint8Array.of(0xff), `r.json: not UTF-8; ${mend}`],
  ['nothing', '', `r.json: empty; ${mend}`],
  ['white space', ' \n', `r.json: empty; ${mend}`],
  [
    'a torn record',
    text.slice(0, 20),
    `r.json:3: torn or not JSON (PropertyNameExpected); mend the syntax here; ${mend}`,
  ],
  [
    'a record of a newer version',
    text.replace('"version": 1', '"version": 2'),
    'r.json: version 2, written by a newer Groundline; this one reads version 1, so update it',
  ],
  [
    'a version that is no number',
    text.replace('"version": 1', '"version": "2"'),
    `r.json:2: version: invalid input: expected 1; ${mend}`,
  ],
  [
    'an older version than any',
    text.replace('"version": 1', '"version": 0'),
    `r.json:2: version: invalid input: expected 1; ${mend}`,
  ],
  [
    'a text',
    '"version"',
    `r.json:1: the record: invalid input: expected object, received string; ${mend}`,
  ],
  ['null', 'null', `r.json:1: the record: invalid input: expected object, received null; ${mend}`],
  ['no version', '{}', 'r.json:1: version: '],
  [
    'an entry that was edited',
    text.replace('"operation": null', '"operation": "p"'),
    [
      `r.json:19: history[0].hash: does not fit the entry, which was edited; ${mend}`,
      `r.json:12: history[0].action: does not fit the operation and payload; every change but init has both; ${mend}`,
    ].join('\n'),
  ],
  [
    'a key twice, beside what does not fit',
    text.replace('"corpus": "c"', '"corpus": "c",\n  "corpus": "d"'),
    [
      `r.json:3: corpus: duplicate JSON key; ${mend}`,
      `r.json:19: history[0].parent: is not the hash of version, corpus, revision and corpusHash; ${mend}`,
    ].join('\n'),
  ],
  [
    'a key twice',
    text.replace('"corpus": "c"', '"corpus": "c",\n  "corpus": "c"'),
    `r.json:3: corpus: duplicate JSON key; ${mend}`,
  ],
])('%s is refused', (_, written, message) => {
  const bytes = typeof written === 'string' ? encode(written) : written;
  const refuse = () => readRecord(bytes, 'r.json');
  expect(refuse).toThrow(expect.objectContaining({ name: 'RegistryRefused' }));
  const said = catchMessage(refuse);
  expect(said.slice(0, message.length)).toBe(message);
  expect(said.endsWith(mend) || said.endsWith('update it')).toBe(true);
});
