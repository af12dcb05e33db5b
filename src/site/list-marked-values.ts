import type { Question } from '../suite/suite.ts';

/** The values to mark in an answer and its evidence: accepted ones first, then distractors. */
export function listMarkedValues({
  accepted,
  distractors,
}: Question): { value: string; kind: string }[] {
  return [
    ...accepted.flat().map((value) => ({ value, kind: 'accepted' })),
    ...distractors.map((value) => ({ value, kind: 'distractor' })),
  ];
}
