import { formatRate } from './format-rate.ts';
import type { PolicyReport } from './policy-report.ts';

type Row = Pick<PolicyReport, 'fixture' | 'policy' | 'measures'>;

type Column = { readonly header: string; readonly accessor: (report: Row) => string };

const columns: readonly Column[] = [
  { header: 'fixture', accessor: ({ fixture }) => fixture },
  { header: 'policy', accessor: ({ policy }) => policy },
  { header: 'recall', accessor: ({ measures }) => formatRate(measures.contextSourceRecall) },
  { header: 'usefulness', accessor: ({ measures }) => formatRate(measures.reviewedUsefulness) },
  {
    header: 'mistakes avoided',
    accessor: ({ measures }) => formatRate(measures.repeatedMistakesAvoided),
  },
  { header: 'leakage', accessor: ({ measures }) => String(measures.scopeLeakage) },
  { header: 'irrelevant', accessor: ({ measures }) => String(measures.irrelevantInjection) },
  { header: 'stale', accessor: ({ measures }) => String(measures.staleInjection) },
  { header: 'arcs', accessor: ({ measures }) => String(measures.arcs) },
  { header: 'tokens', accessor: ({ measures }) => String(measures.tokens) },
];

/** Reports as a Markdown table, one row each. */
export function formatPolicyTable(reports: readonly Row[]): string {
  const rows = [
    columns.map(({ header }) => header),
    ...reports.map((report) => columns.map(({ accessor }) => accessor(report))),
  ].map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`);
  return [rows[0], `|${'---|'.repeat(columns.length)}`, ...rows.slice(1)].join('\n');
}

/** Keeps a fixture's name on one line and in one cell. */
function escapeCell(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll('|', '\\|');
}
