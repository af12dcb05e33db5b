import type { SuiteDocument } from './suite.ts';

/** The numbers, from 1, of the lines of a document that contain a text as written. */
export function findLines(document: SuiteDocument, text: string): number[] {
  return document.lines.flatMap((line, at) => (line.includes(text) ? [at + 1] : []));
}
