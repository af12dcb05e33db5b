import type { RunReport } from './report.ts';
import { isAnswerable } from './verdict.ts';

/** How the questions of one kind fared: value of of, over all the given runs. */
export type KindCounts = {
  readonly kind: string;
  readonly right: { readonly value: number; readonly of: number };
  /** Null for a kind with nothing to ground. */
  readonly grounded: { readonly value: number; readonly of: number } | null;
};

/** Counts right and grounded by question kind, in the order in which kinds first come. */
export function measureKinds(reports: readonly RunReport[]): KindCounts[] {
  const rows = reports.flatMap(({ questions }) => questions);
  return Array.from(
    Map.groupBy(rows, ({ kind }) => kind),
    ([kind, group]) => {
      const answerable = group.filter(isAnswerable);
      return {
        kind,
        right: { value: group.filter((row) => row.right).length, of: group.length },
        grounded:
          answerable.length === 0
            ? null
            : { value: answerable.filter((row) => row.grounded).length, of: answerable.length },
      };
    },
  );
}
