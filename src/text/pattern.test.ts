import { expect, test } from 'vitest';
import { compileAnyPattern, compilePattern } from './pattern.ts';

test('a pattern is found anywhere, whatever the case', () => {
  expect(compilePattern('\\bNO (page|line)\\b')('there is no page of it')).toBe(true);
  expect(compilePattern('\\bno page\\b')('no pages')).toBe(false);
});

test('a hostile pattern costs time linear in the text', () => {
  expect(compilePattern('(a+)+$')(`${'a'.repeat(60_000)}b`)).toBe(false);
});

test.each([
  [[], 'x', false],
  [['a|b', 'c'], 'xc', true],
  [['a|b', 'c'], 'xb', true],
  [['^a', 'b$'], 'ba', false],
  [['^a', '(?-i)b$'], 'xb', true],
])('any of %j in %j: %j', (patterns, text, expected) => {
  expect(compileAnyPattern(patterns)(text)).toBe(expected);
});

test('patterns that are too large together are tried one by one', () => {
  const patterns = Array.from({ length: 12 }, (_, at) => `(?:x{${900 + at}}y){1}z${at}`);
  expect(compileAnyPattern(patterns)('none')).toBe(false);
});

test('a pattern of more states than a match can go through in time is refused', () => {
  expect(() => compilePattern('(a|b|cc|dd){1000}')).toThrow(/^\d+ states, at most 5000/);
  expect(() => compilePattern('\\pL'.repeat(20_000))).toThrow('60000 characters, at most 10000');
  expect(compilePattern('x{1000}')('x'.repeat(1000))).toBe(true);
});
