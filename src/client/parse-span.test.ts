import { expect, test } from 'vitest';
import { parseSpan } from './parse-span.ts';

test.each([
  ['#L12', { start: 12, end: 12 }],
  ['#L12-L15', { start: 12, end: 15 }],
  ['#L12-15', { start: 12, end: 15 }],
  ['#L15-L12', { start: 12, end: 15 }],
  ['', null],
  ['#gl-Lines', null],
  ['#L12-', null],
])('%j', (fragment, span) => {
  expect(parseSpan(fragment)).toEqual(span);
});
