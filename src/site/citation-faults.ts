import type { CitationReport } from '../score/report.ts';
import type { SuiteDocument } from '../suite/suite.ts';

type Documents = ReadonlyMap<string, SuiteDocument>;

const explanations: Record<
  NonNullable<CitationReport['reason']>,
  (citation: CitationReport, documents: Documents) => string
> = {
  unreadable: () => 'cannot be read as a citation',
  'no-such-document': () => 'no document has this path',
  'outside-document': ({ path }, documents) =>
    `outside the document, which has ${documents.get(path ?? '')?.lines.length ?? 0} lines`,
  reversed: () => 'the range ends before it starts',
  'other-commit': () => 'names another commit than the run',
};

/** Why a citation is invalid, in a few words. */
export function explainCitationFault(citation: CitationReport, documents: Documents): string {
  return citation.reason === null ? '' : explanations[citation.reason](citation, documents);
}
