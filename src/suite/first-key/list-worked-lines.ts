import { fold } from '../../text/fold.ts';
import { compileValue } from '../../text/value-matcher.ts';
import { findLines } from '../find-lines.ts';
import type { SuiteDocument } from '../suite.ts';

/** A line that a first question can be made of. */
export type WorkedLine = {
  readonly path: string;
  readonly text: string;
  /** How the line begins, without the value. */
  readonly opening: string;
  /** What follows: a number and the word after it. */
  readonly value: string;
};

/** A sentence that leads up to a number: at least four words, then the number and a word. */
const sentence =
  /^(\p{L}\S*\s+(?:[^\d\s|<>#`]\S*\s+){3,11})(\d+(?:[.,]\d+)?\s+\p{L}[\p{L}-]{2,})\b/u;

/**
 * Lines of prose with a number whose value stands on no other line, one a document, in path order. The
 * same documents always give the same lines.
 */
export function listWorkedLines(
  documents: ReadonlyMap<string, SuiteDocument>,
  most: number,
): WorkedLine[] {
  const folded = Array.from(documents.values()).flatMap(({ lines }) => lines.map(fold));
  const found: WorkedLine[] = [];
  for (const document of documents.values()) {
    if (found.length === most) break;
    const line = document.lines
      .flatMap((text) => readLine(document, text.trim()))
      .find(({ opening, value }) => {
        const holds = compileValue(value);
        return !holds(fold(opening)) && folded.filter(holds).length === 1;
      });
    if (line !== undefined) found.push(line);
  }
  return found;
}

function readLine(document: SuiteDocument, text: string): WorkedLine[] {
  const [, opening = '', value] = sentence.exec(text) ?? [];
  if (value === undefined || findLines(document, text).length !== 1) return [];
  return [{ path: document.path, text, opening: opening.trim(), value }];
}
