import { expect, test } from 'vitest';
import { compareRuns } from './compare-runs.ts';
import { findNameFault, splitEnding } from './run-name.ts';

test.each([
  ['a.json', 'a', '.json'],
  ['a.b.c.txt', 'a.b.c', '.txt'],
  ['a', 'a', ''],
  ['.a', '.a', ''],
  ['a.', 'a', '.'],
])('%s is split at its last ending', (name, id, ending) => {
  expect(splitEnding(name)).toEqual({ id, ending });
});

test.each([
  ['run-1.json', null],
  ['2026.txt', null],
  ['a.md', null],
  ['a_b.jsonl', null],
  ['a.yaml', 'not a run file'],
  ['a', 'not a run file'],
  ['A.json', '"A" is no run id'],
  ['-a.json', '"-a" is no run id'],
  ['ä.json', 'is no run id'],
])('%s: %s', (name, expected) => {
  const fault = findNameFault(name);
  if (expected === null) expect(fault).toBeNull();
  else expect(fault).toContain(expected);
});

test('runs order by moment, then id, undated first', () => {
  const runs = [
    { id: 'b', date: '2026-10-31T00:00:00.5Z' },
    { id: 'c', date: '2026-10-31T00:00:00Z' },
    { id: 'a', date: '2026-10-31' },
    { id: 'e', date: '2025-01-01' },
    { id: 'z', date: null },
    { id: 'y', date: null },
  ];
  expect(runs.toSorted(compareRuns).map(({ id }) => id)).toEqual(['y', 'z', 'e', 'a', 'c', 'b']);
});
