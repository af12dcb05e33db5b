import { expect, test } from 'vitest';
import { listFixtureNames } from './list-fixture-names.ts';

test.each([
  ['{"fixtures":{"b":{},"10":{},"9":{}}}', ['b', '10', '9']],
  ['{"labels":{"x":1},"fixtures":{"2":{},"1":{}},"after":{"y":{}}}', ['2', '1']],
  ['{"list":[{"fixtures":{"x":{}}}],"fixtures":{"2":{"fixtures":{"y":{}}},"1":{}}}', ['2', '1']],
  ['{"fixtures":{"2":{"items":[{"id":"a"},[{"z":{}}]]},"1":{"items":[]}}}', ['2', '1']],
  ['{"fixtures":[{"x":{}}]}', []],
  ['[{"fixtures":{"x":{}}}]', []],
  ['{}', []],
])('%s: %j', (text, names) => {
  expect(listFixtureNames(text)).toEqual(names);
});
