import type { IndexedItem } from './index-fixture.ts';
import type { Label } from './policy-report.ts';

/** The ids that a task's reviewer named. */
export type TaskLabels = {
  readonly expected: ReadonlySet<string>;
  readonly useful: ReadonlySet<string>;
};

/** The first label that fits a packed item: leaked, stale, useful, irrelevant. */
export function labelItem(entry: IndexedItem, labels: TaskLabels): Label {
  if (!entry.inside) return 'leaked';
  if (isStale(entry, labels)) return 'stale';
  return labels.useful.has(entry.item.id) ? 'useful' : 'irrelevant';
}

/** Whether some item along its chain of visible successors is what the task asks for. */
function isStale(entry: IndexedItem, { expected, useful }: TaskLabels): boolean {
  const seen = new Set<IndexedItem>();
  for (let next = entry.successor; next !== null && !seen.has(next); next = next.successor) {
    if (expected.has(next.item.id) || useful.has(next.item.id)) return true;
    seen.add(next);
  }
  return false;
}
