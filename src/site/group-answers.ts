import { judgeVerdict, verdicts } from '../score/verdict.ts';
import type { Verdict } from '../score/verdict.ts';
import { fold } from '../text/fold.ts';
import type { Asked } from './build-citation-index.ts';

export type Tally = { readonly verdict: Verdict; readonly runs: number };

/** The runs that gave one answer, compared as folded text. */
export type AnswerGroup = {
  /** As the newest of them wrote it; null where they left the question unanswered. */
  readonly answer: string | null;
  /** The same folded. */
  readonly folded: string;
  readonly tallies: readonly Tally[];
  /** Newest first. */
  readonly asked: readonly Asked[];
};

/** The different answers to a question: those of most runs first, then the newest. */
export function groupAnswers(asked: readonly Asked[]): AnswerGroup[] {
  const folds = new Map<string, string>();
  const foldOnce = (text: string) => {
    const folded = folds.get(text) ?? fold(text);
    folds.set(text, folded);
    return folded;
  };
  const groups = Map.groupBy(asked, ({ row }) => foldOnce(row.answer ?? ''));
  return Array.from(groups, ([folded, group]) => ({
    answer: group[0]?.row.answer ?? null,
    folded,
    tallies: tallyVerdicts(group),
    asked: group,
  })).toSorted((a, b) => b.asked.length - a.asked.length);
}

/** How many runs have each verdict, in the order of legends; verdicts of no run are left out. */
export function tallyVerdicts(asked: readonly Asked[]): Tally[] {
  const given = Map.groupBy(asked, ({ row }) => judgeVerdict(row));
  return Object.values(verdicts).flatMap((verdict) => {
    const runs = given.get(verdict)?.length ?? 0;
    return runs === 0 ? [] : [{ verdict, runs }];
  });
}
