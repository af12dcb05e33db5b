import type { WrittenQuestion } from '../add-question.ts';
import type { SuiteDocument } from '../suite.ts';
import { listWorkedLines } from './list-worked-lines.ts';

/** What agents write when the documents do not answer; a start, to be widened by what they do write. */
const phrases = ['do not say', 'does not say', 'not stated', 'not specified', 'no information'];

/**
 * The text of a first key: questions made of the documents' own lines, to be replaced by real ones.
 * @param schema where the key's JSON Schema lies, relative to the key
 */
export function writeFirstKey(
  {
    suite,
    title,
    schema,
  }: { readonly suite: string; readonly title: string; readonly schema: string },
  documents: ReadonlyMap<string, SuiteDocument>,
): string {
  const questions = listWorkedLines(documents, 2).map(
    ({ path, text, opening, value }, at): WrittenQuestion => ({
      id: `example-${at + 1}`,
      kind: 'replace-me',
      question: `How does the line of ${path} go on that begins “${opening}”?`,
      evidence: [{ path, text }],
      accepted: [[value]],
    }),
  );
  const key = { $schema: schema, suite, title, revision: 1, refusals: { phrases }, questions };
  return `${JSON.stringify(key, null, 2)}\n`;
}
