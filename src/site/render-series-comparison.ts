import type { ComparedSeries } from '../compare/compare-series.ts';
import type { ComparedSeriesQuestion } from '../compare/compare-series-questions.ts';
import type { QuestionRate } from '../compare/rate-questions.ts';
import { formatP } from '../compare/format-p.ts';
import { writeSeriesSentence } from '../compare/write-series-sentence.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { Addresses } from './address.ts';
import { renderDifference, renderSentences } from './render-comparison.ts';
import { renderTable } from './render-table.ts';

const caption =
  'Means over questions of the share of trials. The question is the unit: repeats of one question are not independent. p: sign flips over questions; interval: bootstrap over questions.';

/** The measures of two series with their difference as a table, and what may be believed of it. */
export function renderSeriesMeasures(measures: readonly ComparedSeries[]): string {
  const table = renderTable({
    label: 'Series against series',
    caption,
    headers: ['measure', 'questions', 'A', 'B', 'B − A, 95% interval', 'p', 'p with Holm'],
    rows: measures.map(({ name, questions, a, b, interval, p, adjusted }) => [
      escapeHtml(name),
      `${questions}`,
      formatShare(a),
      formatShare(b),
      renderDifference(b - a, interval),
      formatP(p),
      formatP(adjusted),
    ]),
    numbersFrom: 1,
  });
  return `${table}${renderSentences(measures.map(writeSeriesSentence))}`;
}

/** Every question of either series with how often it was right and grounded in each. */
export function renderSeriesQuestions(
  rows: readonly ComparedSeriesQuestion[],
  words: ReadonlyMap<string, string>,
  suite: string,
  addresses: Addresses,
): string {
  return renderTable({
    label: 'What changed',
    caption:
      'Every question of either side, those that are right less often first: trials in which the answer is right, and grounded, of the trials that asked.',
    headers: ['id', 'change', 'kind', 'right in A', 'right in B', 'grounded in A', 'grounded in B'],
    rows: rows.map(({ id, kind, change, a, b }) => [
      `<a class="mono" href="${escapeHtml(addresses.question(suite, id))}">${escapeHtml(id)}</a>`,
      escapeHtml(words.get(change) ?? ''),
      escapeHtml(kind),
      renderRate(a, ({ right }) => right),
      renderRate(b, ({ right }) => right),
      renderRate(a, ({ grounded }) => grounded),
      renderRate(b, ({ grounded }) => grounded),
    ]),
    numbersFrom: 3,
  });
}

function renderRate(
  rate: QuestionRate | null,
  count: (rate: QuestionRate) => number | null,
): string {
  const value = rate === null ? null : count(rate);
  return rate === null || value === null ? '<span class="soft">—</span>' : `${value}/${rate.of}`;
}

function formatShare(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}
