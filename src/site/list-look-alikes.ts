import type { Question, SuiteDocument } from '../suite/suite.ts';
import { fold } from '../text/fold.ts';
import { compileValue } from '../text/value-matcher.ts';
import type { Resting } from './list-resting.ts';

/** A line that holds a distractor of a question and none of its evidence. */
export type LookAlike = {
  readonly question: string;
  readonly line: number;
  readonly value: string;
};

/** A question's distractors that stand on more lines of one document than this point at none of them. */
const tellingLines = 12;

/** The lines of a document that a reader may take for the evidence of a question. */
export function listLookAlikes(
  { lines }: SuiteDocument,
  questions: readonly Question[],
  resting: readonly Resting[],
): LookAlike[] {
  const folded = lines.map(fold);
  return questions.flatMap(({ id, distractors }) => {
    const matchers = distractors.map((value) => ({ value, isIn: compileValue(value) }));
    const evidence = new Set(
      resting.filter(({ question }) => question === id).map(({ line }) => line),
    );
    const found = folded.flatMap((text, at): LookAlike[] => {
      const held = evidence.has(at + 1) ? undefined : matchers.find(({ isIn }) => isIn(text));
      return held === undefined ? [] : [{ question: id, line: at + 1, value: held.value }];
    });
    return found.length > tellingLines ? [] : found;
  });
}
