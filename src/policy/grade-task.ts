import type { Task } from './corpus-schema.ts';
import { listLeftOut } from './draft.ts';
import type { Draft } from './draft.ts';
import { labelItem } from './label-item.ts';
import type { PolicyMeasures, Share, TaskReport } from './policy-report.ts';

/** One task's pack with labels, and its part of the measures. */
export type GradedTask = { readonly report: TaskReport; readonly measures: PolicyMeasures };

export function gradeTask(task: Task, draft: Draft): GradedTask {
  const expected = new Set(task.expected);
  const useful = new Set(task.useful);
  const packed = Array.from(draft.packed, ([entry, because]) => ({
    id: entry.item.id,
    label: labelItem(entry, { expected, useful }),
    tokens: entry.item.tokens,
    because,
  }));
  const inside = new Set(
    [...draft.packed.keys()].filter((entry) => entry.inside).map(({ item }) => item.id),
  );
  const count = (label: string) => packed.filter((each) => each.label === label).length;
  return {
    report: { id: task.id, case: task.case, packed, leftOut: listLeftOut(draft) },
    measures: {
      contextSourceRecall: countShare(
        [...expected].filter((id) => inside.has(id)).length,
        expected.size,
      ),
      reviewedUsefulness: countShare(count('useful'), packed.length),
      repeatedMistakesAvoided: gradeMistake(
        task.mistake,
        inside,
        new Set(packed.map(({ id }) => id)),
      ),
      scopeLeakage: count('leaked'),
      irrelevantInjection: count('irrelevant'),
      staleInjection: count('stale'),
      arcs: packed.length,
      tokens: draft.tokens,
    },
  };
}

function gradeMistake(
  mistake: Task['mistake'],
  inside: ReadonlySet<string>,
  packed: ReadonlySet<string>,
): Share {
  if (mistake === undefined) return countShare(0, 0);
  const avoided =
    mistake.needs.every((id) => inside.has(id)) && !mistake.without.some((id) => packed.has(id));
  return countShare(avoided ? 1 : 0, 1);
}

/** `value` of `of`, or null where there is nothing to count. */
export function countShare(value: number, of: number): Share {
  return { value: of === 0 ? null : value, of };
}
