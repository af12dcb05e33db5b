import path from 'node:path';
import { playInterruptedRevertCase } from './interrupted-revert-case.ts';
import { playQualifyingCase } from './qualifying-case.ts';
import { playRefusedCase } from './refused-case.ts';

/** A case record: the file's name and its text, the same bytes each time. */
export type CaseRecord = { readonly name: string; readonly text: string };

/** Plays the three cases on the corpora of a fixtures folder. */
export async function generateEvidence(fixtures: string): Promise<CaseRecord[]> {
  const corpus = path.join(fixtures, 'brain-context', 'corpus.json');
  const allUseful = path.join(fixtures, 'brain-context', 'all-useful', 'corpus.json');
  const cases = [
    await playQualifyingCase(corpus),
    await playRefusedCase(corpus, allUseful),
    await playInterruptedRevertCase(corpus),
  ];
  return cases.map((record) => ({
    name: `${record.case}-result.json`,
    text: `${JSON.stringify(record, null, 2)}\n`,
  }));
}
