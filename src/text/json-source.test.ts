import { describe, expect, test } from 'vitest';
import { catchMessage } from '../../tests/make-suite.ts';
import { parseJsonSource } from './json-source.ts';

const parse = (text: string) => parseJsonSource(text, 'file.json', 'CorpusRefused');

test('each part knows its line', () => {
  const { value, lineOf } = parse('{\n  "a": [\n    1,\n    { "b": 2 }\n  ]\n}');
  expect(value).toEqual({ a: [1, { b: 2 }] });
  expect([lineOf([]), lineOf(['a']), lineOf(['a', 1, 'b']), lineOf(['a', 1, 'c', 'd'])]).toEqual([
    1, 2, 4, 4,
  ]);
});

test('keys that stand twice in one object are named', () => {
  const { duplicateKeys } = parse(
    '{"a":1,\n"a":{"x":1,\n"x":2},"b":[{"a":1},{"a":1}],"\\u0061":3}',
  );
  expect(duplicateKeys).toEqual([
    { path: ['a'], line: 2 },
    { path: ['a', 'x'], line: 3 },
    { path: ['a'], line: 3 },
  ]);
});

describe('what is not JSON is refused at its line', () => {
  test.each([
    ['', 'file.json:1: not JSON'],
    ['{\n"a":,}', 'file.json:2: not JSON'],
    ['{"a":1,}', 'file.json:1: not JSON'],
    ['{"a":1}\n{}', 'file.json:2: not JSON'],
    ['// x\n{}', 'file.json:1: not JSON'],
    ['{"a":"\n"}', 'not JSON'],
    ['{"a":01}', 'not JSON'],
    ["{'a':1}", 'not JSON'],
    ['\u00a0{}', 'not JSON'],
  ])('%j', (text, expected) => {
    expect(catchMessage(() => parse(text))).toContain(expected);
  });

  test.each([10, 1000, 3000, 10_000, 300_000])('a depth of %i is read or refused', (depth) => {
    const lists = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const objects = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    for (const text of [lists, objects])
      expect(catchMessage(() => parse(text).lineOf([]))).toMatch(
        /nothing was thrown|nested too deeply/,
      );
  });
});

test('of an object with many keys, each is found in the same time', { timeout: 30_000 }, () => {
  const count = 100_000;
  const { lineOf } = parse(
    `{${Array.from({ length: count }, (_, at) => `"k${at}":{"x":[0,1]}`).join(',\n')}}`,
  );
  const begin = process.cpuUsage().user;
  for (let at = 0; at < count; at += 1) lineOf([`k${at}`, 'x', 1]);
  expect(lineOf(['k99999', 'x', 1])).toBe(count);
  // looking through all keys for each takes minutes
  expect((process.cpuUsage().user - begin) / 1e6).toBeLessThan(10);
});

test('of a key that stands twice the first has the line', () => {
  expect(parse('{"a":{"b":1},\n"a":{"c":1}}').lineOf(['a', 'b'])).toBe(1);
});
