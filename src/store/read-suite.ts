import path from 'node:path';
import { collectFaults } from '../error/collect-faults.ts';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { hashDocuments } from '../suite/hash-documents.ts';
import { readKey } from '../suite/read-key.ts';
import type { AnswerKey, Suite, SuiteDocument } from '../suite/suite.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { sha256 } from '../text/sha256.ts';
import { readBytes } from './read-bytes.ts';
import { readDocumentsAndFaults } from './read-documents.ts';

/**
 * Reads and checks a suite: `questions.json` and the documents in `docs/`.
 * @throws ReportError `NotFound`, `DocumentsRefused` or `KeyRefused`, with every fault of both
 */
export async function readSuite(folder: string): Promise<Suite> {
  const file = path.join(folder, 'questions.json');
  const bytes = await readBytes(file, 'KeyRefused');
  const { documents, faults } = await readDocumentsAndFaults(path.join(folder, 'docs'));
  const name = path.basename(path.resolve(folder));
  const keyFaults: Fault[] = [];
  const key = await collectFaults(keyFaults, () => readKeyBytes(bytes, file, name, documents));
  if (key === null || faults.length > 0) {
    const refusal = keyFaults.length > 0 ? 'KeyRefused' : 'DocumentsRefused';
    throw new ReportError(refusal, [...faults, ...keyFaults]);
  }
  return {
    name,
    key,
    documents,
    keyHash: `sha256:${sha256(bytes)}`,
    docsHash: hashDocuments(documents),
  };
}

function readKeyBytes(
  bytes: Uint8Array,
  file: string,
  folder: string,
  documents: ReadonlyMap<string, SuiteDocument>,
): AnswerKey {
  const text = decodeUtf8(bytes);
  if (text === undefined)
    throw new ReportError('KeyRefused', [{ file, message: 'not UTF-8; save it as UTF-8' }]);
  return readKey(text, { file, folder, documents });
}
