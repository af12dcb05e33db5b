import type { RawCitation } from '../run/run.ts';
import type { SuiteDocument } from '../suite/suite.ts';
import { parseCitation } from './parse-citation.ts';
import type { ParsedCitation } from './parse-citation.ts';
import type { CitationFault } from './report.ts';

export type JudgedCitation = ParsedCitation & { readonly reason: CitationFault | null };

type JudgeContext = {
  readonly documents: ReadonlyMap<string, SuiteDocument>;
  /** The documents' commit that the run names, or null. */
  readonly commit: string | null;
};

/** The distinct citations of an answer, each valid or invalid for one reason, and how many copies were left out. */
export function judgeCitations(
  raw: readonly RawCitation[],
  context: JudgeContext,
): { citations: JudgedCitation[]; repeated: number } {
  const distinct = new Map<string, JudgedCitation>();
  for (const citation of raw) {
    const parsed = parseCitation(citation, context.documents);
    const { path, start, end, commit, text } = parsed;
    const identity = JSON.stringify(
      path === null ? [text] : [path, start, end, commit?.toLowerCase() ?? null],
    );
    if (!distinct.has(identity))
      distinct.set(identity, { ...parsed, reason: findFault(parsed, context) });
  }
  return { citations: [...distinct.values()], repeated: raw.length - distinct.size };
}

/** The first reason that fits. */
function findFault(
  { path, start, end, commit }: ParsedCitation,
  { documents, commit: own }: JudgeContext,
): CitationFault | null {
  if (path === null) return 'unreadable';
  const document = documents.get(path);
  if (document === undefined) return 'no-such-document';
  if (start !== null && end !== null) {
    const last = document.lines.length;
    if (start < 1 || end < 1 || start > last || end > last) return 'outside-document';
    if (start > end) return 'reversed';
  }
  return commit !== null && own !== null && !isSameCommit(commit, own) ? 'other-commit' : null;
}

/** Whether either is a beginning of the other, in any case. */
function isSameCommit(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  return one.startsWith(other) || other.startsWith(one);
}
