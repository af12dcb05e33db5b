import type { Seen } from '../run/run.ts';
import type { CitationReport } from '../score/report.ts';
import type { SuiteDocument } from '../suite/suite.ts';
import { sha256 } from '../text/sha256.ts';
import type { LineRange } from '../score/line-set.ts';

/** What became of the lines that a citation named when the run saw them. */
export type Drift =
  | { readonly state: 'same' | 'changed' | 'gone' | 'unknown' }
  | { readonly state: 'moved'; readonly to: LineRange };

/** Where lines of a given text stand now, by the first 16 hex digits of their SHA-256. */
export type LineIndex = {
  readonly documents: ReadonlyMap<string, SuiteDocument>;
  readonly hashesOf: (path: string) => readonly string[];
  readonly placesOf: (hash: string) => readonly { readonly path: string; readonly line: number }[];
};

/** Hashes every line of some documents once. */
export function indexLines(documents: ReadonlyMap<string, SuiteDocument>): LineIndex {
  const hashes = new Map(
    Array.from(documents.values(), ({ path, lines }) => [
      path,
      lines.map((line) => sha256(line).slice(0, 16)),
    ]),
  );
  const places = new Map<string, { path: string; line: number }[]>();
  for (const [path, list] of hashes) {
    for (const [at, hash] of list.entries()) {
      const known = places.get(hash);
      if (known === undefined) places.set(hash, [{ path, line: at + 1 }]);
      else known.push({ path, line: at + 1 });
    }
  }
  return {
    documents,
    hashesOf: (path) => hashes.get(path) ?? [],
    placesOf: (hash) => places.get(hash) ?? [],
  };
}

/** Longer ranges are taken for changed where their start is not found again at once. */
const mostPlaces = 1000;

/**
 * Holds the lines that a run saw against the documents as they are now.
 * @param seen what the run kept of the lines that it cites; null where it kept nothing
 * @returns `same` where each line still stands there, `moved` where the same lines stand elsewhere
 * (nearest in the same document, else the first document by path), `gone` where the document or all of
 * the lines are no more, `changed` otherwise, and `unknown` where the run kept no line of it
 */
export function findDrift(
  { path, start, end }: CitationReport,
  seen: Seen | null,
  index: LineIndex,
): Drift {
  if (path === null || start === null || end === null || start > end) return { state: 'unknown' };
  const saw = readSeen(seen?.lines[path], start, end);
  if (saw === null) return { state: 'unknown' };
  const now = index.hashesOf(path);
  if (saw.every((hash, at) => now[start - 1 + at] === hash)) return { state: 'same' };
  const found = findElsewhere(saw, { path, start, end }, index);
  if (found !== null) return { state: 'moved', to: found };
  const isGone =
    !index.documents.has(path) ||
    saw.every((hash) => index.placesOf(hash).length === 0 && start > now.length);
  return { state: isGone ? 'gone' : 'changed' };
}

function readSeen(
  lines: Readonly<Record<string, string>> | undefined,
  start: number,
  end: number,
): string[] | null {
  if (lines === undefined) return null;
  const hashes: string[] = [];
  for (let line = start; line <= end; line += 1) {
    const hash = lines[String(line)];
    if (hash === undefined) return null;
    hashes.push(hash);
  }
  return hashes;
}

function findElsewhere(
  saw: readonly string[],
  from: LineRange,
  index: LineIndex,
): LineRange | null {
  const places = index
    .placesOf(saw[0] ?? '')
    .slice(0, mostPlaces)
    .filter(({ path, line }) =>
      saw.every((hash, at) => index.hashesOf(path)[line - 1 + at] === hash),
    );
  const own = places.filter(({ path }) => path === from.path);
  const nearest =
    own.toSorted((a, b) => Math.abs(a.line - from.start) - Math.abs(b.line - from.start))[0] ??
    places[0];
  return nearest === undefined
    ? null
    : { path: nearest.path, start: nearest.line, end: nearest.line + saw.length - 1 };
}
