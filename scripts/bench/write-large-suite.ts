import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const perDocument = 50;
const kinds = ['limit', 'rule', 'term', 'place'];

/** Writes a suite of so many questions: one line of a document answers each. */
export async function writeLargeSuite(folder: string, questions: number): Promise<void> {
  const numbers = Array.from({ length: questions }, (_, at) => at + 1);
  const documents = Map.groupBy(numbers, (number) => Math.ceil(number / perDocument));
  await mkdir(path.join(folder, 'docs'), { recursive: true });
  for (const [part, items] of documents) {
    const lines = items.map((number) => `- ${writeEvidence(number)}\n`);
    await writeFile(path.join(folder, namePart(part)), `# Part ${part}\n\n${lines.join('')}`);
  }
  const key = {
    suite: path.basename(folder),
    title: `${questions} questions`,
    revision: 1,
    refusals: { phrases: ['do not say'], patterns: [] },
    questions: numbers.map((number) => ({
      id: `q${String(number).padStart(4, '0')}`,
      kind: kinds[number % kinds.length],
      question: `How much is item ${number} allowed?`,
      evidence: [
        {
          path: namePart(Math.ceil(number / perDocument)).replace('docs/', ''),
          text: writeEvidence(number),
        },
      ],
      accepted: [[`${countUnits(number)} units`]],
      distractors: [`${countUnits(number) + 1} units`],
    })),
  };
  await writeFile(path.join(folder, 'questions.json'), JSON.stringify(key));
}

function namePart(part: number): string {
  return `docs/part-${String(part).padStart(3, '0')}.md`;
}

function writeEvidence(number: number): string {
  return `Item ${number} may take ${countUnits(number)} units a day.`;
}

function countUnits(number: number): number {
  return 1000 + number * 7;
}
