import { readSuite } from '../../src/store/read-suite.ts';

/** A run of the shop's documents: right and cited but for the first questions, which get another text. */
export async function makeAnswers(wrong: number, text: string, fields: object): Promise<string> {
  const { key } = await readSuite('fixtures/shop-docs');
  const answers = key.questions.map(({ id, answerable, accepted, sets }, at) => {
    const citations = (sets[0] ?? []).map(({ path, line }) => `${path}:${line}`);
    if (at < wrong) return { id, answer: text, citations };
    if (!answerable) return { id, answer: key.refusals.phrases[0] ?? '', citations: [] };
    return { id, answer: accepted.map(([value]) => value ?? '').join(', '), citations };
  });
  return JSON.stringify({ mode: 'brain', ...fields, answers }, null, 2);
}
