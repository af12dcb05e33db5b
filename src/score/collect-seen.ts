import type { Run, Seen } from '../run/run.ts';
import type { Suite } from '../suite/suite.ts';
import { compareCodeUnits } from '../text/compare-code-units.ts';
import { fold } from '../text/fold.ts';
import { sha256 } from '../text/sha256.ts';
import { judgeCitations } from './judge-citations.ts';
import { listRanges } from './line-set.ts';

/**
 * What a run saw of the lines that it cites: of each line in a valid citation of an answer that is not
 * blank, the first 16 hex digits of the line's SHA-256. Answers to unknown ids count nowhere here either.
 * Paths come in code-unit order, lines by number.
 */
export function collectSeen(run: Run, { key, documents, docsHash, keyHash }: Suite): Seen {
  const cited = new Map<string, Set<number>>();
  for (const { id } of key.questions) {
    const given = run.answers.get(id);
    if (given === undefined || fold(given.answer ?? '') === '') continue;
    const { citations } = judgeCitations(given.citations, { documents, commit: run.commit });
    for (const { path, start, end } of listRanges(
      citations.filter(({ reason }) => reason === null),
    )) {
      const lines = cited.get(path) ?? new Set();
      for (let line = start; line <= end; line += 1) lines.add(line);
      cited.set(path, lines);
    }
  }
  const paths = [...cited].toSorted(([a], [b]) => compareCodeUnits(a, b));
  return {
    docsHash,
    keyHash,
    lines: Object.fromEntries(
      paths.map(([path, lines]) => [path, hashLines(documents.get(path)?.lines ?? [], lines)]),
    ),
  };
}

function hashLines(lines: readonly string[], cited: ReadonlySet<number>): Record<string, string> {
  // whole numbers are the keys of an object in their order
  return Object.fromEntries(
    Array.from(cited, (line) => [line, sha256(lines[line - 1] ?? '').slice(0, 16)]),
  );
}
