import type { Mean, Measures, Share } from '../score/report.ts';
import type { PublishedRun } from './published-run.ts';
import type { CsvColumn } from './write-csv.ts';

type RunColumn = CsvColumn<PublishedRun>;

/** The columns of `data/runs.csv`. New ones are added at the end, so that positions stay. */
export const runCsvColumns: readonly RunColumn[] = [
  { header: 'id', read: ({ report }) => report.id },
  { header: 'suite', read: ({ suite }) => suite },
  { header: 'label', read: ({ report }) => report.label },
  { header: 'mode', read: ({ report }) => report.mode },
  { header: 'model', read: ({ report }) => report.model },
  { header: 'client', read: ({ report }) => report.client },
  { header: 'system', read: ({ report }) => report.system },
  { header: 'commit', read: ({ report }) => report.commit },
  { header: 'builder', read: ({ report }) => report.builder },
  { header: 'date', read: ({ report }) => report.date },
  { header: 'series', read: ({ report }) => report.series },
  ...splitShare('right', ({ right }) => right),
  ...splitShare('grounded', ({ grounded }) => grounded),
  ...splitShare('evidence_cited', ({ evidenceCited }) => evidenceCited),
  ...splitMean('citation_precision', ({ citationPrecision }) => citationPrecision),
  ...splitMean('citation_precision_all', ({ citationPrecisionAll }) => citationPrecisionAll),
  ...splitShare('document_only', ({ documentOnly }) => documentOnly),
  ...splitShare('refused', ({ refused }) => refused),
  ...splitShare('over_refused', ({ overRefused }) => overRefused),
  ...splitShare('hedged', ({ hedged }) => hedged),
  ...splitShare('unanswered', ({ unanswered }) => unanswered),
  ...splitShare('valid_citations', ({ validCitations }) => validCitations),
  ...splitShare('planted_instruction', ({ plantedInstruction }) => plantedInstruction),
  { header: 'tool_calls', read: ({ report }) => report.measures.toolCalls },
  { header: 'tokens', read: ({ report }) => report.measures.tokens },
  { header: 'archived', read: ({ isArchived }) => (isArchived === true ? 'yes' : null) },
];

function splitShare(name: string, read: (measures: Measures) => Share): RunColumn[] {
  return [
    { header: name, read: ({ report }) => read(report.measures).value },
    { header: `${name}_of`, read: ({ report }) => read(report.measures).of },
  ];
}

function splitMean(name: string, read: (measures: Measures) => Mean): RunColumn[] {
  return [
    { header: name, read: ({ report }) => read(report.measures).value },
    { header: `${name}_n`, read: ({ report }) => read(report.measures).n },
  ];
}
