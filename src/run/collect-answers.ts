import { writeCompactJson } from '../text/write-compact-json.ts';
import type { Answer } from './run.ts';

export type GivenAnswer = Answer & { readonly id: string };

/**
 * Of several answers to one question the last counts. Ids that were answered differently before are
 * superseded; the same answer with the same citations again is not.
 */
export function collectAnswers(given: readonly GivenAnswer[]): {
  answers: Map<string, Answer>;
  superseded: Set<string>;
} {
  const answers = new Map<string, Answer>();
  const superseded = new Set<string>();
  for (const { id, answer, citations } of given) {
    const before = answers.get(id);
    if (before !== undefined && !isSameAnswer(before, { answer, citations })) superseded.add(id);
    answers.set(id, { answer, citations });
  }
  return { answers, superseded };
}

function isSameAnswer(a: Answer, b: Answer): boolean {
  return a.answer === b.answer && writeCompactJson(a.citations) === writeCompactJson(b.citations);
}
