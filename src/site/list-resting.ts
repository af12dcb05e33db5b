import type { Suite } from '../suite/suite.ts';

/** A line of a document that a question rests on. */
export type Resting = {
  readonly question: string;
  readonly line: number;
  /** Which of the question's evidence sets, from 1, and of how many. */
  readonly set: number;
  readonly sets: number;
};

/** By document, the lines that questions rest on, in the key's order; two texts on one line are one. */
export function listResting({ key }: Suite): ReadonlyMap<string, readonly Resting[]> {
  const all = key.questions.flatMap(({ id, sets }) =>
    sets.flatMap((set, at) =>
      set.map(({ path, line }) => ({ path, question: id, line, set: at + 1, sets: sets.length })),
    ),
  );
  const distinct = new Map(
    all.map((resting) => [
      JSON.stringify([resting.question, resting.set, resting.path, resting.line]),
      resting,
    ]),
  );
  return Map.groupBy(distinct.values(), ({ path }) => path);
}
