import type { Question } from '../suite/suite.ts';

/** A value to mark, and as what: `accepted` or `distractor`. */
export type MarkedValue = { readonly value: string; readonly kind: string };

const listed = new WeakMap<Question, readonly MarkedValue[]>();

/**
 * The values to mark in an answer and its evidence: accepted ones first, then distractors. A question
 * always has the same list, so that what is drawn with it can be kept.
 */
export function listMarkedValues(question: Question): readonly MarkedValue[] {
  const known = listed.get(question);
  if (known !== undefined) return known;
  const values = [
    ...question.accepted.flat().map((value) => ({ value, kind: 'accepted' })),
    ...question.distractors.map((value) => ({ value, kind: 'distractor' })),
  ];
  listed.set(question, values);
  return values;
}
