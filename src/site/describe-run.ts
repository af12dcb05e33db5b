import { formatShare } from '../score/format-rate.ts';
import type { RunReport } from '../score/report.ts';

/** What readers call a run: its label, or its id. */
export function nameRun({ label, id }: Pick<RunReport, 'label' | 'id'>): string {
  return label === null || label.trim() === '' ? id : label;
}

/** What a run says of itself, as term and text, in reading order; silent fields are left out. */
export function listRunFacts(report: RunReport): { term: string; text: string }[] {
  const facts: [string, string | null][] = [
    ['mode', report.mode],
    ['model', report.model],
    ['client', report.client],
    ['system', report.system],
    ['builder', report.builder],
    ['documents at', report.commit],
    ['date', report.date?.slice(0, 10) ?? null],
    ['series', report.series],
    ['tool calls', formatCount(report.measures.toolCalls)],
    ['tokens', formatCount(report.measures.tokens)],
  ];
  return facts.flatMap(([term, text]) => (text === null ? [] : [{ term, text }]));
}

/** The two figures that a run is known by, in a few words. */
export function writeFigures({ measures: { right, grounded } }: RunReport): string {
  return `right ${formatShare(right)}, grounded ${formatShare(grounded)}`;
}

/** A whole number with thin spaces between thousands; null stays null. */
export function formatCount(count: number | null): string | null {
  return count === null ? null : String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f');
}
