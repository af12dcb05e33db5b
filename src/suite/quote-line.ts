import { findLines } from './find-lines.ts';
import type { SuiteDocument } from './suite.ts';

/**
 * The text that names a line in a key: the line without the space around it, or with it where another
 * line holds the same; null where even that stands in several lines, or nothing does.
 */
export function quoteLine(document: SuiteDocument, line: number): string | null {
  const whole = document.lines[line - 1] ?? '';
  const quotes = [whole.trim(), whole].filter((text) => text !== '');
  return quotes.find((text) => findLines(document, text).length === 1) ?? null;
}
