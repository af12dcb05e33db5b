import type { ComparedMeasure } from '../compare/compare-measures.ts';
import { changes } from '../compare/compare-questions.ts';
import type { Change, ComparedQuestion } from '../compare/compare-questions.ts';
import type { CitationStep } from '../compare/diff-citations.ts';
import { formatP } from '../compare/format-p.ts';
import { writeHonestSentence } from '../compare/write-honest-sentence.ts';
import { formatPercent, formatShare } from '../score/format-rate.ts';
import type { LineRange } from '../score/line-set.ts';
import type { QuestionReport } from '../score/report.ts';
import { judgeVerdict } from '../score/verdict.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { nameSpan } from './address.ts';
import { formatPoints } from './format-points.ts';
import type { Addresses } from './address.ts';

/** The measures of two runs with their differences, and the honest sentence under each, as HTML. */
export function renderMeasures(measures: readonly ComparedMeasure[]): string {
  const rows = measures.map(({ name, a, b, onlyA, onlyB, interval, p, adjusted }) => {
    const difference =
      interval === null || a.value === null || b.value === null
        ? '—'
        : `${formatPoints(b.value / b.of - a.value / a.of)} <span class="percent">${formatPoints(interval.low)} to ${formatPoints(interval.high)}</span>`;
    const cells = [
      renderShare(a),
      renderShare(b),
      difference,
      `${onlyA}`,
      `${onlyB}`,
      formatP(p),
      formatP(adjusted),
    ];
    return `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td class="number">${cell}</td>`).join('')}</tr>`;
  });
  const headers = [
    'measure',
    'A',
    'B',
    'B − A, 95% interval',
    'only A',
    'only B',
    'p',
    'p with Holm',
  ];
  const head = headers
    .map((header, at) => `<th scope="col"${at === 0 ? '' : ' class="number"'}>${header}</th>`)
    .join('');
  const caption =
    'Measures over the questions that both runs were asked. p: exact McNemar, two-sided.';
  const sentences = measures
    .map((measure) => `<li>${escapeHtml(writeHonestSentence(measure))}</li>`)
    .join('');
  return `<div class="table" role="region" aria-label="Measures" tabindex="0"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div><ul class="honest">${sentences}</ul>`;
}

function renderShare(share: { value: number | null; of: number }): string {
  return `${formatShare(share)} <span class="percent">${formatPercent(share)}</span>`;
}

/** How many questions changed in which way, each count naming its group. */
export function countChanges(
  rows: readonly ComparedQuestion[],
): { id: Change; word: string; count: number }[] {
  return changes.map(({ id, word }) => ({
    id,
    word,
    count: rows.filter(({ change }) => change === id).length,
  }));
}

/** A verdict as its word in its colour, or what stands where a run was not asked. */
export function renderVerdict(row: QuestionReport | null): string {
  if (row === null) return '<span class="soft">not asked</span>';
  const { id, word } = judgeVerdict(row);
  return `<span class="verdict v-${id}">${word}</span>`;
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
    const [from, to] = [a, b].map((range) =>
      range === null ? '' : renderRange(range, suite, addresses),
    );
    const places = kind === 'kept' || a === null || b === null ? from || to : `${from} → ${to}`;
    return `<li><span class="step">${stepWords[kind]}</span> ${places}</li>`;
  });
  return `<ul class="steps">${items.join('')}</ul>`;
}

function renderRange({ path, start, end }: LineRange, suite: string, addresses: Addresses): string {
  const span = { start, end };
  const href = escapeHtml(addresses.document(suite, path, span));
  return `<a href="${href}"><code>${escapeHtml(path)}</code> ${nameSpan(span)}</a>`;
}
