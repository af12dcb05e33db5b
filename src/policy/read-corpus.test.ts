import { expect, test } from 'vitest';
import {
  buildCorpus,
  edge,
  fixture,
  formatCorpus,
  item,
  task,
} from '../../tests/registry/build-corpus.ts';
import { ReportError } from '../error/report-error.ts';
import { sha256 } from '../text/sha256.ts';
import { readCorpus } from './read-corpus.ts';

function refuse(text: string): string {
  try {
    readCorpus(Buffer.from(text), 'corpus.json');
  } catch (error) {
    if (error instanceof ReportError) return error.message;
    throw error;
  }
  return 'accepted';
}

test('every fault comes in one message, and none names an item', () => {
  const built = fixture(
    [
      item('secret-one', 'q', { supersededBy: 'secret-gone', project: 'other' }),
      item('secret-one', 'q', { project: 'other' }),
      item('visible'),
    ],
    {
      edges: [edge('secret-one', 'secret-nowhere'), edge('secret-nowhere', 'visible')],
      tasks: [
        task('q', { expected: ['visible', 'secret-lost'], useful: ['secret-lost'] }),
        task('q', { mistake: { needs: ['secret-lost'], without: ['secret-lost'] } }),
      ],
    },
  );
  const text = formatCorpus({ f: built }, 1)
    .replace('"revision":1', '"revision":0,"extra":1')
    .replace('"tokens":100', '"tokens":"many"')
    .replaceAll(/("(?:items|edges|tasks)":|\},|"(?:needs|without|useful|mistake)":)/g, '\n$1');
  expect(refuse(text)).toMatchInlineSnapshot(`
    "corpus.json:1: revision: too small: expected number to be >=1
    corpus.json:1: extra: unknown field; remove it
    corpus.json:3: fixtures.f.items[0].tokens: invalid input: expected number, received string
    corpus.json:3: fixtures.f.items[0].supersededBy: is the id of no item of this fixture; name one that exists
    corpus.json:4: fixtures.f.items[1].id: is also the id of items[0]; ids are unique
    corpus.json:6: fixtures.f.edges[0].to: is the id of no item of this fixture; name one that exists
    corpus.json:7: fixtures.f.edges[1].from: is the id of no item of this fixture; name one that exists
    corpus.json:8: fixtures.f.tasks[0].expected[1]: is the id of no item of this fixture; name one that exists
    corpus.json:8: fixtures.f.tasks[0].expected[0]: is inside the grant and not useful; add it to useful or take it out here
    corpus.json:9: fixtures.f.tasks[0].useful[0]: is the id of no item of this fixture; name one that exists
    corpus.json:10: fixtures.f.tasks[1].id: is also the id of tasks[0]; ids are unique
    corpus.json:13: fixtures.f.tasks[1].mistake.needs[0]: is the id of no item of this fixture; name one that exists
    corpus.json:14: fixtures.f.tasks[1].mistake.without[0]: is the id of no item of this fixture; name one that exists"
  `);
  expect(refuse(text)).not.toMatch(/secret/);
});

test.each([
  ['[]', 'corpus.json:1: the corpus: invalid input: expected object, received array'],
  ['{"revision":1', /^corpus\.json:1: not JSON/],
  [
    formatCorpus({ f: fixture([]) }).replace('"fixtures":{', '"fixtures":[{}],"x":{'),
    /fixtures: invalid input: expected JSON object, received array/,
  ],
  [
    formatCorpus({ f: fixture([]) }).replace('pending', 'done'),
    'corpus.json:1: labels.humanReview: invalid input: expected "pending"',
  ],
  [
    formatCorpus({ f: fixture([]) }).replace('"revision":1', '"revision":1,"revision":1'),
    'corpus.json:1: revision: duplicate JSON key; keep one of the two',
  ],
  [
    formatCorpus({ f: fixture([item('a', '', { heat: 1 })]) }).replace(
      '"heat":1',
      '"heat":1,"__proto__":1',
    ),
    'corpus.json:1: fixtures.f.items[0].__proto__: unknown field; remove it',
  ],
])('%s is refused', (text, message) => {
  if (typeof message === 'string') expect(refuse(text)).toBe(message);
  else expect(refuse(text)).toMatch(message);
});

test('cycles, hidden labels, hidden successors and any fixture name are legal', () => {
  const built = fixture(
    [
      item('a', '', { supersededBy: 'b' }),
      item('b', '', { supersededBy: 'a' }),
      item('h', '', { project: 'other', supersededBy: 'h' }),
    ],
    {
      edges: [edge('a', 'a'), edge('a', 'h'), edge('a', 'h')],
      tasks: [
        task('', {
          expected: ['h', 'h'],
          useful: ['h', 'a'],
          mistake: { needs: ['h'], without: ['h'] },
        }),
      ],
    },
  );
  const text = formatCorpus({ zed: built, 'a b': built, proto: built, seven: built })
    .replace('"proto"', '"__proto__"')
    .replace('"seven"', '"7"');
  expect([...readCorpus(Buffer.from(text), 'c').fixtures.keys()]).toEqual([
    'zed',
    'a b',
    '__proto__',
    '7',
  ]);
});

test('no fixtures, tasks or items are a corpus too', () => {
  expect(buildCorpus({}).fixtures.size).toBe(0);
  expect(buildCorpus({ f: fixture([], { tasks: [], grant: [] }) }).fixtures.size).toBe(1);
});

test('bytes that are no UTF-8 are refused', () => {
  const read = () => readCorpus(Uint8Array.of(0x7b, 0xff), 'corpus.json');
  expect(read).toThrow('corpus.json: not UTF-8; save it as UTF-8');
});

test('the hash is of the bytes of the file', () => {
  const text = formatCorpus({ f: fixture([]) }, 1);
  const bytes = Buffer.from(`${text}\n`);
  expect(readCorpus(bytes, 'c.json').hash).toBe(`sha256:${sha256(bytes)}`);
});

test('fixtures keep the order of the file, whatever they are called', () => {
  const text = formatCorpus({ b: fixture([]), a: fixture([]) }, 1)
    .replace('"b":', '"10":')
    .replace('"a":', '"9":');
  expect([...readCorpus(Buffer.from(text), 'c.json').fixtures.keys()]).toEqual(['10', '9']);
});

test('an item that stands for nothing is a fault of its fixture alone', () => {
  const text = formatCorpus({ f: fixture([item('x', '', { supersededBy: 'nowhere' })]) }, 1);
  expect(refuse(text)).toMatch(/is the id of no item of this fixture/);
});
