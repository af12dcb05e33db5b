import { listCitedRanges } from '../score/find-best-set.ts';
import type { QuestionReport, RunReport } from '../score/report.ts';
import { judgeVerdict } from '../score/verdict.ts';
import type { VerdictId } from '../score/verdict.ts';
import { fold } from '../text/fold.ts';

/** How a question's result changed from the first run to the second, in the order of the page. */
export const changes = [
  { id: 'regressed', word: 'regressed' },
  { id: 'gained', word: 'gained' },
  { id: 'citations', word: 'only the citations changed' },
  { id: 'wording', word: 'only the wording changed' },
  { id: 'same', word: 'the same' },
  { id: 'only-a', word: 'not asked in B' },
  { id: 'only-b', word: 'not asked in A' },
] as const;

export type Change = (typeof changes)[number]['id'];

export type ComparedQuestion = {
  readonly id: string;
  readonly kind: string;
  readonly change: Change;
  /** Null where the run was not asked. */
  readonly a: QuestionReport | null;
  readonly b: QuestionReport | null;
};

const ranks: Readonly<Record<VerdictId, number>> = {
  grounded: 3,
  refused: 3,
  right: 2,
  wrong: 1,
  unrefused: 1,
  unanswered: 0,
};

/** Joins two runs by question id: an outer join, regressions first, each group in the first run's order. */
export function compareQuestions(a: RunReport, b: RunReport): ComparedQuestion[] {
  const second = new Map(b.questions.map((row) => [row.id, row]));
  const first = new Set(a.questions.map(({ id }) => id));
  const joined = [
    ...a.questions.map((row) => compareRows(row, second.get(row.id) ?? null)),
    ...b.questions
      .filter(({ id }) => !first.has(id))
      .map((row) => ({ id: row.id, kind: row.kind, change: 'only-b' as const, a: null, b: row })),
  ];
  const groups = Map.groupBy(joined, ({ change }) => change);
  return changes.flatMap(({ id }) => groups.get(id) ?? []);
}

function compareRows(a: QuestionReport, b: QuestionReport | null): ComparedQuestion {
  return { id: a.id, kind: a.kind, change: b === null ? 'only-a' : findChange(a, b), a, b };
}

function findChange(a: QuestionReport, b: QuestionReport): Change {
  const step = ranks[judgeVerdict(b).id] - ranks[judgeVerdict(a).id];
  if (step !== 0) return step < 0 ? 'regressed' : 'gained';
  if (writeCitations(a) !== writeCitations(b)) return 'citations';
  return fold(a.answer ?? '') === fold(b.answer ?? '') ? 'same' : 'wording';
}

function writeCitations(row: QuestionReport): string {
  const ranges = listCitedRanges(row).map(({ path, start, end }) => `${path}:${start}-${end}`);
  const others = row.citations
    .filter(({ valid, start }) => !valid || start === null)
    .map(({ text }) => text);
  return JSON.stringify([...ranges, ...others].toSorted());
}
