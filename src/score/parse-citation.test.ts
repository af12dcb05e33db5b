import { describe, expect, test } from 'vitest';
import { makeDocuments } from '../../tests/make-suite.ts';
import { judgeCitations } from './judge-citations.ts';

const documents = makeDocuments({
  'a.md': '1\n2\n3\n4\n5\n',
  'a b/ä.md': '1\n',
  'empty.md': '',
  '-x@1234567.md': '1\n',
});
const own = 'abcdef0123';

const judge = (raw: unknown, commit: string | null = null) => {
  const [citation] = judgeCitations([raw], { documents, commit }).citations;
  if (citation === undefined) throw new Error('no citation');
  const { path, start, end, commit: cited, reason } = citation;
  return [path, start, end, cited, reason];
};

describe('legal forms', () => {
  test.each([
    ['a.md', ['a.md', null, null, null, null]],
    ['./a.md', ['a.md', null, null, null, null]],
    ['a.md:2', ['a.md', 2, 2, null, null]],
    ['a.md:2-4', ['a.md', 2, 4, null, null]],
    ['a.md#L2', ['a.md', 2, 2, null, null]],
    ['a.md#L2-L4', ['a.md', 2, 4, null, null]],
    ['a.md#L2-4', ['a.md', 2, 4, null, null]],
    ['a.md:002-0004', ['a.md', 2, 4, null, null]],
    ['a.md@ABCDEF0', ['a.md', null, null, 'ABCDEF0', null]],
    ['a.md:2@abcdef0', ['a.md', 2, 2, 'abcdef0', null]],
    ['a.md#L2-L4@abcdef0', ['a.md', 2, 4, 'abcdef0', null]],
    ['a b/ä.md:1', ['a b/ä.md', 1, 1, null, null]],
    ['-x@1234567.md:1', ['-x@1234567.md', 1, 1, null, null]],
    ['empty.md', ['empty.md', null, null, null, null]],
    [{ path: 'a.md' }, ['a.md', null, null, null, null]],
    [{ path: './a.md', start: 2 }, ['a.md', 2, 2, null, null]],
    [{ path: 'a.md', start: 2, end: 4, commit: 'abcdef0' }, ['a.md', 2, 4, 'abcdef0', null]],
    [{ path: 'a.md', start: null, end: null, commit: null }, ['a.md', null, null, null, null]],
  ])('%j', (raw, expected) => {
    expect(judge(raw)).toEqual(expected);
  });
});

describe('each fault, the first that fits', () => {
  test.each([
    ['', 'unreadable'],
    [null, 'unreadable'],
    [5, 'unreadable'],
    [['a.md:1'], 'unreadable'],
    [{}, 'unreadable'],
    [{ path: '' }, 'unreadable'],
    [{ path: 'a.md', end: 2 }, 'unreadable'],
    [{ path: 'a.md', start: '2' }, 'unreadable'],
    [{ path: 'a.md', start: 1.5 }, 'unreadable'],
    [{ path: 'a.md', start: 1, line: 1 }, 'unreadable'],
    [{ path: 'a.md', commit: 'xyz' }, 'unreadable'],
    [JSON.parse('{"path":"a.md","__proto__":1}'), 'unreadable'],
    ['a.md:', 'unreadable'],
    ['a.md#', 'unreadable'],
    ['a.md@', 'unreadable'],
    ['a.md:x', 'unreadable'],
    ['a.md:2 ', 'unreadable'],
    ['a.md:-2', 'unreadable'],
    ['a.md:2-', 'unreadable'],
    ['a.md:2-3-4', 'unreadable'],
    ['a.md:2,3', 'unreadable'],
    ['a.md:2:3', 'unreadable'],
    ['a.md:٢', 'unreadable'],
    ['a.md:L2', 'unreadable'],
    ['a.md#2', 'unreadable'],
    ['a.md#l2', 'unreadable'],
    ['a.md#heading', 'unreadable'],
    ['a.md@abcdef', 'unreadable'],
    [`a.md@${'a'.repeat(41)}`, 'unreadable'],
    ['a.md@abcdef0:2', 'unreadable'],
    ['./a.md:', 'unreadable'],
    ['missing.md', 'no-such-document'],
    ['missing.md:', 'no-such-document'],
    ['A.md:1', 'no-such-document'],
    [' a.md:1', 'no-such-document'],
    ['a.md ', 'no-such-document'],
    ['/a.md:1', 'no-such-document'],
    ['../a.md:1', 'no-such-document'],
    ['a b/../a.md:1', 'no-such-document'],
    ['a b\\ä.md:1', 'no-such-document'],
    ['././a.md', 'no-such-document'],
    [':1', 'no-such-document'],
    ['a.md%20:1', 'no-such-document'],
    [{ path: 'missing.md', start: 9, end: 1 }, 'no-such-document'],
    ['a.md:0', 'outside-document'],
    ['a.md:6', 'outside-document'],
    ['a.md:6-1', 'outside-document'],
    ['a.md:1-6', 'outside-document'],
    ['a.md:0-3', 'outside-document'],
    ['a.md:1-0', 'outside-document'],
    ['empty.md:1', 'outside-document'],
    [`a.md:${'9'.repeat(400)}`, 'outside-document'],
    [{ path: 'a.md', start: -1 }, 'outside-document'],
    [{ path: 'a.md', start: 1, end: 1e300 }, 'outside-document'],
    ['a.md:4-2', 'reversed'],
    ['a.md:4-2@1234567', 'reversed'],
    ['a.md:2@1234567', 'other-commit'],
    ['a.md@1234567', 'other-commit'],
    ['a.md:2@abcdef0124', 'other-commit'],
    ['a.md:2@ABCDEF0', null],
    ['a.md:2@abcdef0123456789', null],
  ])('%j: %s', (raw, reason) => {
    expect(judge(raw, own)[4]).toBe(reason);
  });
});

test('a line past every number is cut to the largest exact one', () => {
  const largest = Number.MAX_SAFE_INTEGER;
  const parts = ['a.md', largest, largest, null, 'outside-document'];
  expect(judge(`a.md:${'9'.repeat(400)}`)).toEqual(parts);
  expect(judge({ path: 'a.md', start: 1e300 })).toEqual(parts);
});

test.each([
  ['a.md:', 'unreadable'],
  ['a.md#x', 'unreadable'],
  ['b.md:', 'no-such-document'],
  ['xa.md:', 'no-such-document'],
  ['a.md', null],
])('of one document alone, %j: %s', (raw, reason) => {
  const alone = { documents: makeDocuments({ 'a.md': '1\n' }), commit: null };
  expect(judgeCitations([raw], alone).citations[0]?.reason).toBe(reason);
});

test('an unreadable citation has no parts', () => {
  expect(judge('a.md:x')).toEqual([null, null, null, null, 'unreadable']);
});

test('an invalid citation keeps its parts', () => {
  expect(judge('./b.md:4-2@1234567')).toEqual(['b.md', 4, 2, '1234567', 'no-such-document']);
});

describe('the text of a citation', () => {
  test.each([
    ['./a.md#L2', './a.md#L2'],
    [{ path: './a.md' }, './a.md'],
    [{ path: 'a.md', start: 2 }, 'a.md:2'],
    [{ path: 'a.md', start: 2, end: 4, commit: 'ABCDEF0' }, 'a.md:2-4@ABCDEF0'],
    [{ path: 'a.md', end: 2 }, '{"path":"a.md","end":2}'],
    [null, 'null'],
  ])('%j', (raw, text) => {
    expect(judgeCitations([raw], { documents, commit: null }).citations[0]?.text).toBe(text);
  });
});

test('the same path, lines and commit count once, in the first spelling', () => {
  const raw = [
    'a.md:2',
    'a.md:02',
    './a.md#L2',
    'a.md:2-2',
    { path: 'a.md', start: 2 },
    'a.md:2@abcdef0',
    'a.md:2@ABCDEF0',
    'a.md',
    'a.md:2-3',
    'a.md:x',
    'a.md:x',
    'a.md:y',
  ];
  const { citations, repeated } = judgeCitations(raw, { documents, commit: null });
  expect(citations.map(({ text }) => text)).toEqual([
    'a.md:2',
    'a.md:2@abcdef0',
    'a.md',
    'a.md:2-3',
    'a.md:x',
    'a.md:y',
  ]);
  expect(repeated).toBe(6);
});

test('a citation as long as a run file is judged in linear time', () => {
  const [, , , , reason] = judge('.md:'.repeat(2_000_000));
  expect(reason).toBe('no-such-document');
  expect(judge(`a.md:${'.md:'.repeat(100_000)}`)[4]).toBe('unreadable');
});
