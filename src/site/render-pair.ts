import { compareMeasures } from '../compare/compare-measures.ts';
import { changes, compareQuestions } from '../compare/compare-questions.ts';
import type { ComparedQuestion } from '../compare/compare-questions.ts';
import { compareSeries } from '../compare/compare-series.ts';
import { compareSeriesQuestions, seriesChanges } from '../compare/compare-series-questions.ts';
import { diffCitations } from '../compare/diff-citations.ts';
import type { RunReport } from '../score/report.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { Addresses } from './address.ts';
import { countChanges, renderMeasures, renderSide, renderSteps } from './render-comparison.ts';
import { renderSeriesMeasures, renderSeriesQuestions } from './render-series-comparison.ts';
import { renderTable } from './render-table.ts';

/** What of a comparison is shown, as the address says. */
export type PairView = {
  readonly suite: string;
  readonly addresses: Addresses;
  /** Only questions that changed in this way; all where it is null or no such way. */
  readonly change: string | null;
  /** Whether all questions are listed however many they are. */
  readonly isWhole: boolean;
  /** The address of this comparison with another choice. */
  readonly linkTo: (choice: { readonly change?: string; readonly all?: boolean }) => string;
};

/** More questions are listed on demand: what a reader looks at first comes at once. */
const shownRows = 200;

/** Two runs held against each other, as HTML. */
export function renderRunPair(a: RunReport, b: RunReport, view: PairView): string {
  const rows = compareQuestions(a, b);
  return [
    renderMeasures(compareMeasures(rows)),
    renderChanges(rows, changes, view, (shown, words) => renderQuestions(shown, words, view)),
  ].join('');
}

/** Two sides of which at least one is a series, as HTML; the question is the unit. */
export function renderSeriesPair(
  a: readonly RunReport[],
  b: readonly RunReport[],
  view: PairView,
): string {
  return [
    renderSeriesMeasures(compareSeries(a, b)),
    renderChanges(compareSeriesQuestions(a, b), seriesChanges, view, (shown, words) =>
      renderSeriesQuestions(shown, words, view.suite, view.addresses),
    ),
  ].join('');
}

/** The counts of each kind of change, which filter, and the table of the questions chosen. */
function renderChanges<T extends { readonly change: string }>(
  rows: readonly T[],
  kinds: readonly { readonly id: string; readonly word: string }[],
  view: PairView,
  render: (rows: readonly T[], words: ReadonlyMap<string, string>) => string,
): string {
  const words = new Map(kinds.map(({ id, word }) => [id, word]));
  const chosen = view.change !== null && words.has(view.change) ? view.change : null;
  const counts = countChanges(rows, kinds).map(({ id, word, count }) =>
    renderChoice(`${count} ${word}`, id, chosen, view),
  );
  const kept = chosen === null ? rows : rows.filter(({ change }) => change === chosen);
  const shown = view.isWhole ? kept : kept.slice(0, shownRows);
  const rest =
    shown.length === kept.length
      ? ''
      : `<p><a href="${escapeHtml(view.linkTo({ ...(chosen === null ? {} : { change: chosen }), all: true }))}">all ${kept.length} questions</a> <span class="soft">${shown.length} are shown</span></p>`;
  const all = renderChoice(`all ${rows.length} questions`, null, chosen, view);
  return `<p class="choices">${[...counts, all].join(' · ')}</p>${render(shown, words)}${rest}`;
}

function renderChoice(
  text: string,
  change: string | null,
  chosen: string | null,
  { linkTo }: PairView,
): string {
  if (change === chosen) return `<strong aria-current="true">${escapeHtml(text)}</strong>`;
  return `<a href="${escapeHtml(linkTo(change === null ? {} : { change }))}">${escapeHtml(text)}</a>`;
}

function renderQuestions(
  rows: readonly ComparedQuestion[],
  words: ReadonlyMap<string, string>,
  { suite, addresses }: PairView,
): string {
  return renderTable({
    label: 'What changed',
    caption: 'Every question of either run, regressions first.',
    headers: ['id', 'change', 'A', 'B', 'citations'],
    rows: rows.map(({ id, change, a, b }) => {
      const steps = diffCitations(a, b).filter(({ kind }) => kind !== 'kept');
      return [
        `<a class="mono" href="${escapeHtml(addresses.question(suite, id))}">${escapeHtml(id)}</a>`,
        escapeHtml(words.get(change) ?? ''),
        renderSide(a),
        renderSide(b),
        steps.length === 0
          ? '<span class="soft">the same</span>'
          : renderSteps(steps, suite, addresses),
      ];
    }),
    numbersFrom: 5,
  });
}
