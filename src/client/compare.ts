import { createAddresses } from '../site/address.ts';
import type { Addresses } from '../site/address.ts';
import { renderRunPair, renderSeriesPair } from '../site/render-pair.ts';
import type { PairView } from '../site/render-pair.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { listStale, loadSide } from './load-side.ts';
import type { Side } from './load-side.ts';

/** Compares any two runs or series in the browser, from the data files and with the build's own code. */
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
    showComparison(a, b, query, addresses, target).catch((error: unknown) => {
      target.textContent = error instanceof Error ? error.message : String(error);
    });
  }
}

async function showComparison(
  a: string,
  b: string,
  query: URLSearchParams,
  addresses: Addresses,
  place: HTMLElement,
): Promise<void> {
  const [first, second] = await Promise.all([loadSide(a, addresses), loadSide(b, addresses)]);
  if (first.suite !== second.suite) {
    place.textContent = `${a} answers ${first.suite}, ${b} answers ${second.suite}; only runs on one suite can be compared.`;
    return;
  }
  const sides = [first, second];
  const ids = sides.flatMap(({ reports }) => reports.map(({ id }) => id));
  const stale = await listStale(ids, addresses);
  const view: PairView = {
    suite: first.suite,
    addresses,
    change: query.get('change'),
    isWhole: query.has('all'),
    linkTo: ({ change, all }) => {
      const choice = new URLSearchParams({ a, b });
      if (change !== undefined) choice.set('change', change);
      if (all === true) choice.set('all', '1');
      return `?${choice}`;
    },
  };
  const [runA] = first.reports;
  const [runB] = second.reports;
  if (runA === undefined || runB === undefined)
    throw new Error('the data files hold no run; build the site again');
  document.title = `${first.name} against ${second.name} · Groundline`;
  const pair = sides.some(({ isSeries }) => isSeries)
    ? renderSeriesPair(first.reports, second.reports, view)
    : renderRunPair(runA, runB, view);
  place.innerHTML = `<ul class="pair-sides">${sides.map((side, at) => renderSide(side, at, addresses)).join('')}</ul>${renderStale(stale)}${pair}`;
  // after the layout of what was put in; read by the benchmark and by a browser's own tools
  requestAnimationFrame(() => performance.mark('groundline-compared'));
}

function renderSide({ name, run }: Side, at: number, addresses: Addresses): string {
  return `<li>${at === 0 ? 'A' : 'B'} <a href="${escapeHtml(addresses.run(run))}"><bdi>${escapeHtml(name)}</bdi></a></li>`;
}

function renderStale(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const names = ids.map((id) => `<code>${escapeHtml(id)}</code>`).join(', ');
  return `<p class="warning small">${names} saw other documents than the suite has now; verdicts may differ for that reason alone.</p>`;
}
