import { countWords, rankTexts } from '../../src/agent/rank-lines.ts';
import type { Suite } from '../../src/suite/suite.ts';

export type Candidate = { readonly path: string; readonly line: number; readonly text: string };

/** The lines of a suite that share most with a question, best first. */
export function findCandidates({ documents }: Suite, question: string, most: number): Candidate[] {
  const lines = Array.from(documents.values()).flatMap(({ path, lines: texts }) =>
    texts.map((text, at) => countWords({ path, line: at + 1, text }, text)),
  );
  return rankTexts(question, lines)
    .slice(0, most)
    .map(({ item }) => item);
}

/** One line a candidate, numbered from 1. */
export function formatCandidates(candidates: readonly Candidate[]): string {
  return candidates
    .map(
      ({ path, line, text }, at) =>
        `${String(at + 1).padStart(2)}  ${path}:${line}  ${text.trim()}`,
    )
    .join('\n');
}
