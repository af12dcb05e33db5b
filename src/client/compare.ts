import { compareMeasures } from '../compare/compare-measures.ts';
import { changes, compareQuestions } from '../compare/compare-questions.ts';
import type { ComparedQuestion } from '../compare/compare-questions.ts';
import { diffCitations } from '../compare/diff-citations.ts';
import type { Report, RunReport } from '../score/report.ts';
import { createAddresses } from '../site/address.ts';
import type { Addresses } from '../site/address.ts';
import {
  countChanges,
  renderMeasures,
  renderSteps,
  renderVerdict,
} from '../site/render-comparison.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** Compares any two runs in the browser, from the data files and with the code that the build uses. */
const form = document.querySelector<HTMLFormElement>('[data-compare]');
const target = document.querySelector<HTMLElement>('[data-comparison]');

if (form !== null && target !== null) {
  form.hidden = false;
  const addresses = createAddresses(form.dataset['compare'] ?? '/');
  const query = new URLSearchParams(location.search);
  const [a, b] = [query.get('a') ?? '', query.get('b') ?? ''];
  for (const [name, id] of Object.entries({ a, b })) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = id;
  }
  if (a !== '' && b !== '') {
    showComparison(a, b, addresses, target).catch((error: unknown) => {
      target.textContent = error instanceof Error ? error.message : String(error);
    });
  }
}

async function showComparison(
  a: string,
  b: string,
  addresses: Addresses,
  place: HTMLElement,
): Promise<void> {
  const [first, second] = await Promise.all([fetchReport(a, addresses), fetchReport(b, addresses)]);
  if (first.suite !== second.suite) {
    place.textContent = `${a} answers ${first.suite}, ${b} answers ${second.suite}; only runs on one suite can be compared.`;
    return;
  }
  const [runA, runB] = [first.runs[0], second.runs[0]];
  if (runA === undefined || runB === undefined)
    throw new Error('the data files hold no run; build the site again');
  document.title = `${a} against ${b} · Groundline`;
  place.innerHTML = renderPair(runA, runB, first.suite, addresses);
}

async function fetchReport(id: string, addresses: Addresses): Promise<Report> {
  const response = await fetch(addresses.runData(id));
  if (!response.ok) throw new Error(`No run is called ${id}; take an id from the runs page.`);
  const report: unknown = await response.json();
  if (typeof report === 'object' && report !== null && 'archived' in report)
    throw new Error(
      `${id} is archived: its answers are no longer kept here, and a comparison needs them. Its page says where they are.`,
    );
  if (!isReport(report))
    throw new Error(`The data file of ${id} holds no report; build the site again.`);
  return report;
}

/** Tells a report from an error page; what it holds the build itself wrote. */
function isReport(value: unknown): value is Report {
  return (
    typeof value === 'object' && value !== null && 'runs' in value && Array.isArray(value.runs)
  );
}

function renderPair(a: RunReport, b: RunReport, suite: string, addresses: Addresses): string {
  const rows = compareQuestions(a, b);
  const words = new Map(changes.map(({ id, word }) => [id, word]));
  const counts = countChanges(rows).filter(({ count }) => count > 0);
  const body = rows
    .map((row) => renderRow(row, words.get(row.change) ?? '', suite, addresses))
    .join('');
  const sides = [a, b].map(
    ({ id, label }, at) =>
      `<li>${at === 0 ? 'A' : 'B'} <a href="${escapeHtml(addresses.run(id))}"><bdi>${escapeHtml(label ?? id)}</bdi></a></li>`,
  );
  return `<ul class="pair-sides">${sides.join('')}</ul>${renderMeasures(compareMeasures(rows))}<p>${counts.map(({ word, count }) => `${count} ${word}`).join(' · ')} of ${rows.length} questions</p><div class="table" role="region" aria-label="What changed" tabindex="0"><table><caption>Every question of either run, regressions first.</caption><thead><tr><th scope="col">id</th><th scope="col">change</th><th scope="col">A</th><th scope="col">B</th><th scope="col">citations</th></tr></thead><tbody>${body}</tbody></table></div>`;
}

function renderRow(
  { id, a, b }: ComparedQuestion,
  word: string,
  suite: string,
  addresses: Addresses,
): string {
  const steps = diffCitations(a, b).filter(({ kind }) => kind !== 'kept');
  const cells = [
    word,
    renderVerdict(a),
    renderVerdict(b),
    steps.length === 0
      ? '<span class="soft">the same</span>'
      : renderSteps(steps, suite, addresses),
  ];
  return `<tr><th scope="row"><a href="${escapeHtml(addresses.question(suite, id))}">${escapeHtml(id)}</a></th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
