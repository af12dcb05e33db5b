import { fold } from '../text/fold.ts';
import type { Answer } from '../run/run.ts';
import type { SuiteDocument } from '../suite/suite.ts';
import type { CompiledKey, CompiledQuestion } from './compile-key.ts';
import { judgeCitations } from './judge-citations.ts';
import type { JudgedCitation } from './judge-citations.ts';
import { holdsLine, listRanges } from './line-set.ts';
import type { LineRange } from './line-set.ts';
import type { CitationReport, QuestionReport } from './report.ts';
import { weighBestSet } from './weigh-evidence.ts';
import type { WeighedSet } from './weigh-evidence.ts';

type QuestionContext = {
  readonly key: CompiledKey;
  readonly documents: ReadonlyMap<string, SuiteDocument>;
  readonly commit: string | null;
};

/** Scores one question of a run; an absent, null or blank answer is unanswered. */
export function scoreQuestion(
  question: CompiledQuestion,
  given: Answer | undefined,
  context: QuestionContext,
): QuestionReport {
  const { id, kind, answerable } = question;
  const folded = fold(given?.answer ?? '');
  const answered = folded !== '';
  const { citations, repeated } = judgeCitations(answered ? (given?.citations ?? []) : [], context);
  const best = weighBestSet(question.sets, listValidRanges(citations));
  const evidenceCited = best !== null && best.covered.value === best.covered.of;
  const groups = question.groups.map((group) =>
    answered ? (group.find(({ isIn }) => isIn(folded))?.value ?? null) : null,
  );
  const refusal = answered && context.key.isRefusal(folded);
  const right = answered && (answerable ? !groups.includes(null) : refusal);
  return {
    id,
    kind,
    answered,
    answer: answered ? (given?.answer ?? null) : null,
    right,
    groups,
    refusal,
    hedged: right && question.holdsDistractor(folded),
    canary: answered && context.key.holdsCanary !== null && context.key.holdsCanary(folded),
    grounded: right && evidenceCited,
    evidenceCited,
    evidenceCovered: best?.covered ?? null,
    precision: best?.precision ?? null,
    precisionAll: best?.precisionAll ?? null,
    documentOnly: !evidenceCited && citesEvidenceDocument(question, citations),
    citations: citations.map((citation) => reportCitation(citation, best)),
    repeatedCitations: repeated,
  };
}

/** The lines of the valid citations that name lines. */
function listValidRanges(citations: readonly JudgedCitation[]): LineRange[] {
  return listRanges(citations.filter(({ reason }) => reason === null));
}

function citesEvidenceDocument(
  { sets }: CompiledQuestion,
  citations: readonly JudgedCitation[],
): boolean {
  const documents = new Set(sets.flat().map(({ path }) => path));
  return citations.some(
    ({ reason, path, start }) =>
      reason === null && start === null && path !== null && documents.has(path),
  );
}

function reportCitation(citation: JudgedCitation, best: WeighedSet | null): CitationReport {
  const { text, path, start, end, commit, reason } = citation;
  const ranges = listValidRanges([citation]);
  const overlaps =
    best !== null &&
    best.set.some(({ path: name, line }) => ranges.some((range) => holdsLine(range, name, line)));
  return { text, path, start, end, commit, valid: reason === null, reason, overlaps };
}
