import type { ComparedMeasure } from '../compare/compare-measures.ts';
import type { CitationStep } from '../compare/diff-citations.ts';
import { formatP } from '../compare/format-p.ts';
import { writeHonestSentence } from '../compare/write-honest-sentence.ts';
import { formatPercent, formatShare } from '../score/format-rate.ts';
import type { LineRange } from '../score/line-set.ts';
import type { QuestionReport } from '../score/report.ts';
import { judgeVerdict } from '../score/verdict.ts';
import type { Interval } from '../stats/wilson-interval.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { nameSpan } from './address.ts';
import type { Addresses } from './address.ts';
import { formatPoints } from './format-points.ts';
import { renderTable } from './render-table.ts';
import { renderVerdict } from './render-verdict.ts';

/** The measures of two runs with their differences, and the honest sentence under each, as HTML. */
export function renderMeasures(measures: readonly ComparedMeasure[]): string {
  const table = renderTable({
    label: 'Measures',
    caption: 'Measures over the questions that both runs were asked. p: exact McNemar, two-sided.',
    headers: ['measure', 'A', 'B', 'B − A, 95% interval', 'only A', 'only B', 'p', 'p with Holm'],
    rows: measures.map(({ name, a, b, onlyA, onlyB, interval, p, adjusted }) => [
      escapeHtml(name),
      renderShare(a),
      renderShare(b),
      interval === null || a.value === null || b.value === null
        ? '—'
        : renderDifference(b.value / b.of - a.value / a.of, interval),
      `${onlyA}`,
      `${onlyB}`,
      formatP(p),
      formatP(adjusted),
    ]),
    numbersFrom: 1,
  });
  return `${table}${renderSentences(measures.map(writeHonestSentence))}`;
}

/** What may be believed of each measure, as a list. */
export function renderSentences(sentences: readonly string[]): string {
  const items = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`);
  return `<ul class="honest">${items.join('')}</ul>`;
}

/** A difference between shares in points, with the interval that is known of it. */
export function renderDifference(difference: number, interval: Interval | null): string {
  if (interval === null) return formatPoints(difference);
  const { low, high } = interval;
  return `${formatPoints(difference)} <span class="percent">${formatPoints(low)} to ${formatPoints(high)}</span>`;
}

function renderShare(share: { value: number | null; of: number }): string {
  return `${formatShare(share)} <span class="percent">${formatPercent(share)}</span>`;
}

/** The ways in which some questions changed, in the order of the kinds, and how many did. */
export function countChanges<K extends { readonly id: string }>(
  rows: readonly { readonly change: string }[],
  kinds: readonly K[],
): (K & { readonly count: number })[] {
  return kinds.flatMap((kind) => {
    const count = rows.filter(({ change }) => change === kind.id).length;
    return count === 0 ? [] : [{ ...kind, count }];
  });
}

/** One side of a question: its verdict, or what stands where a run was not asked. */
export function renderSide(row: QuestionReport | null): string {
  return row === null ? '<span class="soft">not asked</span>' : renderVerdict(judgeVerdict(row));
}

const stepWords: Readonly<Record<CitationStep['kind'], string>> = {
  kept: 'kept',
  widened: 'widened',
  tightened: 'tightened',
  shifted: 'shifted',
  lost: 'only in A',
  gained: 'only in B',
};

/** The citations of two answers held against each other, as list items. */
export function renderSteps(
  steps: readonly CitationStep[],
  suite: string,
  addresses: Addresses,
): string {
  const items = steps.map(({ kind, a, b }) => {
    const link = (range: LineRange, content: string) =>
      `<a href="${escapeHtml(addresses.document(suite, range.path, range))}">${content}</a>`;
    const first = a ?? b;
    const place = first === null ? '' : link(first, nameRange(first));
    // both lie in one document, so the second needs no path
    const isMoved = kind !== 'kept' && a !== null && b !== null;
    const places = isMoved ? `${place} → ${link(b, nameSpan(b))}` : place;
    return `<li><span class="step">${stepWords[kind]}</span> ${places}</li>`;
  });
  return `<ul class="steps">${items.join('')}</ul>`;
}

function nameRange(range: LineRange): string {
  return `<code>${escapeHtml(range.path)}</code> ${nameSpan(range)}`;
}
