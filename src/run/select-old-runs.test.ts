import { expect, test } from 'vitest';
import { selectOldRuns } from './select-old-runs.ts';

const runs = [
  { id: 'undated', suite: 's', date: null },
  { id: 'old', suite: 's', date: '2026-01-31' },
  { id: 'night', suite: 's', date: '2026-02-28T23:59:59Z' },
  { id: 'first', suite: 's', date: '2026-03-01' },
  { id: 'new', suite: 's', date: '2026-04-01' },
  { id: 'other', suite: 't', date: '2026-01-01' },
];

test.each([
  [{ before: '2026-03-01' }, ['old', 'night', 'other']],
  [{ before: '2026-01-01' }, []],
  [{ keep: 1 }, ['undated', 'old', 'night', 'first']],
  [{ keep: 0 }, ['undated', 'old', 'night', 'first', 'new', 'other']],
  [{ keep: 5 }, []],
  [{ keep: 2, before: '2026-02-01' }, ['old']],
])('%j', (conditions, ids) => {
  expect(selectOldRuns(runs, conditions).map(({ id }) => id)).toEqual(ids);
});
