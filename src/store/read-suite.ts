import path from 'node:path';
import { ReportError } from '../error/report-error.ts';
import { hashDocuments } from '../suite/hash-documents.ts';
import { readKey } from '../suite/read-key.ts';
import type { Suite } from '../suite/suite.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { sha256 } from '../text/sha256.ts';
import { readBytes } from './read-bytes.ts';
import { readDocuments } from './read-documents.ts';

/**
 * Reads and checks a suite: `questions.json` and the documents in `docs/`.
 * @throws ReportError `NotFound`, `DocumentsRefused` or `KeyRefused`, with every fault
 */
export async function readSuite(folder: string): Promise<Suite> {
  const file = path.join(folder, 'questions.json');
  const bytes = await readBytes(file, 'KeyRefused');
  const documents = await readDocuments(path.join(folder, 'docs'));
  const text = decodeUtf8(bytes);
  if (text === undefined)
    throw new ReportError('KeyRefused', [{ file, message: 'not UTF-8; save it as UTF-8' }]);
  const name = path.basename(path.resolve(folder));
  const key = readKey(text, { file, folder: name, documents });
  return {
    name,
    key,
    documents,
    keyHash: `sha256:${sha256(bytes)}`,
    docsHash: hashDocuments(documents),
  };
}
