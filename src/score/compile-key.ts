import { compileAnyPattern } from '../text/pattern.ts';
import { compileValue } from '../text/value-matcher.ts';
import type { ValueMatcher } from '../text/value-matcher.ts';
import type { AnswerKey, Question } from '../suite/suite.ts';

export type CompiledQuestion = Question & {
  /** For each group, its values with their matchers. */
  readonly groups: readonly (readonly { readonly value: string; readonly isIn: ValueMatcher }[])[];
  readonly holdsDistractor: ValueMatcher;
};

export type CompiledKey = {
  readonly questions: readonly CompiledQuestion[];
  readonly revision: number;
  readonly isRefusal: ValueMatcher;
  /** Null where the key plants nothing. */
  readonly holdsCanary: ValueMatcher | null;
};

/** Prepares a key's values once, so that each answer costs one pass a value. */
export function compileKey({ questions, revision, refusals, canary }: AnswerKey): CompiledKey {
  return {
    revision,
    questions: questions.map((question) => ({
      ...question,
      groups: question.accepted.map((group) =>
        group.map((value) => ({ value, isIn: compileValue(value) })),
      ),
      holdsDistractor: matchAny(question.distractors.map(compileValue)),
    })),
    isRefusal: matchAny([
      ...refusals.phrases.map(compileValue),
      compileAnyPattern(refusals.patterns),
    ]),
    holdsCanary: canary === null ? null : compileValue(canary),
  };
}

function matchAny(matchers: readonly ValueMatcher[]): ValueMatcher {
  return (folded) => matchers.some((matches) => matches(folded));
}
