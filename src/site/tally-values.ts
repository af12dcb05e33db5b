import { compileValue } from '../text/value-matcher.ts';
import type { AnswerGroup } from './group-answers.ts';

/** A value of the key and how many answers hold it. */
export type ValueTally = { readonly value: string; readonly answers: number };

/** How many of all answers hold each value; an answer that holds several counts for each. */
export function tallyValues(
  values: readonly string[],
  groups: readonly AnswerGroup[],
): ValueTally[] {
  return values.map((value) => {
    const isIn = compileValue(value);
    const answers = groups.reduce(
      (sum, { folded, asked }) => (isIn(folded) ? sum + asked.length : sum),
      0,
    );
    return { value, answers };
  });
}
