import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { collectFaults } from '../error/collect-faults.ts';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import type { SuiteDocument } from '../suite/suite.ts';
import { compareCodeUnits } from '../text/compare-code-units.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { splitLines } from '../text/lines.ts';
import { sha256 } from '../text/sha256.ts';
import { listDocuments } from './list-documents.ts';
import { readBytes } from './read-bytes.ts';

type Documents = Map<string, SuiteDocument>;

/**
 * The Markdown documents below a folder, in path order.
 * @throws ReportError `DocumentsRefused` with every fault of every document, `NotFound` without the folder
 */
export async function readDocuments(folder: string): Promise<Documents> {
  const { documents, faults } = await readDocumentsAndFaults(folder);
  if (faults.length > 0) throw new ReportError('DocumentsRefused', faults);
  return documents;
}

/**
 * The same with its faults, so that those of the answer key can be named beside them: a document that
 * is not UTF-8 is among the documents, as far as it can be read.
 * @throws ReportError `NotFound` where there is no such folder
 */
export async function readDocumentsAndFaults(
  folder: string,
): Promise<{ documents: Documents; faults: Fault[] }> {
  const { names, faults } = await listDocuments(folder, await findRoot(folder));
  const documents: Documents = new Map();
  for (const name of names.toSorted(compareCodeUnits)) {
    const file = path.join(folder, name);
    const bytes = await collectFaults(faults, () => readBytes(file, 'DocumentsRefused'));
    if (bytes === null) continue;
    const text = decodeUtf8(bytes);
    if (text === undefined) faults.push({ file, message: 'not UTF-8; save it as UTF-8' });
    const lines = splitLines(text ?? new TextDecoder().decode(bytes));
    documents.set(name, { path: name, lines, sha256: sha256(bytes) });
  }
  return { documents, faults };
}

async function findRoot(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (cause) {
    const message = 'no such folder; a suite keeps its documents there';
    throw new ReportError('NotFound', [{ file: folder, message }], { cause });
  }
}
