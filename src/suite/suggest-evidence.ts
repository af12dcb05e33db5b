import { closest } from 'fastest-levenshtein';
import { findElsewhere, findNearestLine } from './find-nearest-line.ts';
import type { LinePlace } from './find-nearest-line.ts';
import type { KeyEvidence } from './key-schema.ts';
import type { SuiteDocument } from './suite.ts';

type Documents = ReadonlyMap<string, SuiteDocument>;

const longestQuote = 100;

/** What to look at where no line of the named document holds the text: a sentence, or nothing. */
export function suggestLine({ path, text }: KeyEvidence, documents: Documents): string {
  const [moved, ...others] = findElsewhere(text, path, documents);
  if (moved !== undefined) {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `. It stands in ${moved.path}:${moved.line}${more}`;
  }
  const nearest = findNearestLine(text, path, documents) ?? findNearestLine(text, null, documents);
  return nearest === null ? '' : `. The nearest line is ${quote(nearest)}`;
}

/** What to look at where the named document is missing: where the text stands, or a path like it. */
export function suggestDocument({ path, text }: KeyEvidence, documents: Documents): string {
  const [moved] = findElsewhere(text, path, documents);
  if (moved !== undefined) return `. Its text stands in ${moved.path}:${moved.line}`;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const paths = [...documents.keys()];
  const sameName = paths.filter((other) => other.endsWith(`/${name}`) || other === name);
  const nearest = findNearestLine(text, null, documents);
  if (nearest !== null && sameName.length !== 1) return `. The nearest line is ${quote(nearest)}`;
  const pool = sameName.length > 0 ? sameName : paths;
  return pool.length === 0 ? '' : `. The nearest path is ${closest(path, pool)}`;
}

function quote({ path, line, text }: LinePlace): string {
  const shown = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
  return `${path}:${line} ${JSON.stringify(shown)}`;
}
