import path from 'node:path';
import { ReportError } from '../error/report-error.ts';
import { addQuestion } from '../suite/add-question.ts';
import type { WrittenQuestion } from '../suite/add-question.ts';
import { readKey } from '../suite/read-key.ts';
import type { Suite } from '../suite/suite.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { sha256 } from '../text/sha256.ts';
import { readBytes } from './read-bytes.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * Writes a question into a suite's key, unless the key then has a fault.
 * @param revision what the key's revision becomes; null where it stays
 * @returns the suite with the question
 * @throws ReportError `KeyRefused` with every fault; nothing is written then
 */
export async function addQuestionToKey(
  folder: string,
  suite: Suite,
  question: WrittenQuestion,
  revision: number | null,
): Promise<Suite> {
  const file = path.join(folder, 'questions.json');
  const bytes = await readBytes(file, 'KeyRefused');
  if (sha256(bytes) !== suite.keyHash.replace('sha256:', '')) {
    const message = 'was changed meanwhile; try again';
    throw new ReportError('KeyRefused', [{ file, message }]);
  }
  const text = addQuestion(decodeUtf8(bytes) ?? '', question, revision);
  const key = readKey(text, { file, folder: suite.name, documents: suite.documents });
  await writeAtomically(file, text);
  return {
    ...suite,
    key,
    keyHash: `sha256:${sha256(text)}`,
  };
}
