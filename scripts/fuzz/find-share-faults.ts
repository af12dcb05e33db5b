import type { RunReport } from '../../src/score/report.ts';

/** What does not hold of a report's figures: k from 0 to n, means from 0 to 1, n from the key. */
export function findShareFaults({ measures, questions }: RunReport): string[] {
  const faults: string[] = [];
  for (const [name, measure] of Object.entries(measures)) {
    if (typeof measure !== 'object' || measure === null) continue;
    const { value } = measure;
    if ('of' in measure) {
      const isRight =
        value === null
          ? measure.of === 0
          : Number.isSafeInteger(value) && value >= 0 && value <= measure.of;
      if (!isRight) faults.push(`${name} is ${value} of ${measure.of}`);
    } else if (value === null ? measure.n !== 0 : !(value > 0 && value <= 1)) {
      faults.push(`${name} is ${value} over ${measure.n}`);
    }
  }
  if (questions.length > 0 && measures.right.of !== questions.length)
    faults.push(`right is of ${measures.right.of}, not of ${questions.length}`);
  return faults;
}
