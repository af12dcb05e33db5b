import type { Share } from '../score/report.ts';
import type { PublishedRun } from './published-run.ts';

/** Bytes of a run's entry. */
const maxEntryBytes = 400;
/** Code points that label and model are cut to until the entry is small enough. */
const cuts = [Infinity, 60, 40, 24, 12, 4];

/** All runs in brief, one a line, for tools that choose among them. */
export function writeRunIndex(runs: readonly PublishedRun[]): string {
  const entries = runs.map(writeEntry);
  return `{"runs":[${entries.map((entry) => `\n${entry}`).join(',')}\n]}\n`;
}

function writeEntry(run: PublishedRun): string {
  const entries = cuts.map((length) => JSON.stringify(summarize(run, length)));
  const fits = entries.find((entry) => new TextEncoder().encode(entry).length <= maxEntryBytes);
  return fits ?? JSON.stringify(summarize(run, 0));
}

function summarize({ suite, report, isArchived }: PublishedRun, length: number) {
  const { right, grounded, citationPrecision, refused, validCitations, unanswered } =
    report.measures;
  const { toolCalls, tokens } = report.measures;
  return {
    ...{ id: report.id, suite, label: cut(report.label, length) },
    ...{ mode: report.mode, model: cut(report.model, length), date: report.date },
    right: pair(right),
    grounded: pair(grounded),
    precision: [citationPrecision.value, citationPrecision.n],
    refused: pair(refused),
    validCitations: pair(validCitations),
    unanswered: pair(unanswered),
    toolCalls,
    tokens,
    ...(isArchived === true ? { archived: true } : {}),
  };
}

function pair({ value, of }: Share): [number | null, number] {
  return [value, of];
}

function cut(text: string | null, length: number): string | null {
  if (text === null || text.length <= length) return text;
  return `${Array.from(text).slice(0, length).join('')}…`;
}
