import { parseSpan } from './parse-span.ts';

/**
 * The lines that the address selects: the whole range is tinted, shift-click on a number makes one,
 * and its link can be copied. Without this the address still leads to the first line.
 */
const tools = document.querySelector<HTMLElement>('[data-line-range]');
const list = document.querySelector('.lines.numbered');
const copy = tools?.querySelector<HTMLElement>('[data-copy-link]');

list?.addEventListener('click', (event) => {
  if (!(event instanceof MouseEvent) || !event.shiftKey || !(event.target instanceof Element))
    return;
  const href = event.target.closest('.numbered > .line > a')?.getAttribute('href');
  const to = parseSpan(href ?? '');
  if (to === null) return;
  event.preventDefault();
  getSelection()?.removeAllRanges();
  const from = parseSpan(location.hash)?.start ?? to.start;
  const [start, end] = [Math.min(from, to.start), Math.max(from, to.start)];
  history.pushState(null, '', start === end ? `#L${start}` : `#L${start}-L${end}`);
  select();
});
tools?.querySelector('[data-line-range-clear]')?.addEventListener('click', () => {
  history.pushState(null, '', location.pathname + location.search);
  select();
});
addEventListener('hashchange', () => {
  select();
  scrollToRange();
});
addEventListener('popstate', select);
select();
scrollToRange();

function select(): void {
  const span = parseSpan(location.hash);
  const lines = list?.children ?? [];
  for (const [at, line] of Array.from(lines).entries())
    line.classList.toggle('selected', span !== null && span.start <= at + 1 && at < span.end);
  if (tools === null) return;
  tools.hidden = span === null || span.start > lines.length;
  if (span === null) return;
  const name = span.start === span.end ? `L${span.start}` : `L${span.start}-L${span.end}`;
  const shown = tools.querySelector('[data-line-range-name]');
  if (shown !== null) shown.textContent = name;
  if (copy) copy.dataset['copyLink'] = `#${name}`;
}

/** A range without an anchor of its own leads to its first line. */
function scrollToRange(): void {
  const span = parseSpan(location.hash);
  if (span === null || document.getElementById(location.hash.slice(1)) !== null) return;
  document.getElementById(`L${span.start}`)?.scrollIntoView();
}
