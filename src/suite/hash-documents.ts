import { sha256 } from '../text/sha256.ts';
import type { SuiteDocument } from './suite.ts';

/** `sha256:` and the hash over `path NUL hash LF` of each document in path order. */
export function hashDocuments(documents: ReadonlyMap<string, SuiteDocument>): string {
  const rows = [...documents.values()].map((document) => `${document.path}\0${document.sha256}\n`);
  return `sha256:${sha256(rows.join(''))}`;
}
