import type { LineRange } from '../score/line-set.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { Token } from './highlight-document.ts';
import { buildLineView } from './line-view.ts';
import type { LineBlock } from './line-view.ts';
import { renderCode } from './render-lines.ts';

/** One document with what of it two runs cite. */
export type ComparedLines = {
  readonly path: string;
  /** Address of the document's page; absent where it has none. */
  readonly page: string | undefined;
  /** The document's lines, coloured. */
  readonly tokens: readonly (readonly Token[])[];
  /** Numbers of the lines that hold evidence. */
  readonly evidence: readonly number[];
  readonly a: readonly LineRange[];
  readonly b: readonly LineRange[];
};

/** The lines that two runs cite as HTML, each marked with who cites it: A, B or both. */
export function renderComparedLines(compared: ComparedLines): string {
  const { path, page, tokens, evidence, a, b } = compared;
  const weighed = evidence.map((line) => ({ path, line, text: '', cited: false }));
  const { blocks } = buildLineView(path, weighed, [...a, ...b], tokens.length);
  const head = `<h4><a class="mono"${renderHref(page, '')}>${escapeHtml(path)}</a></h4>`;
  return [head, ...blocks.map((block) => renderBlock(block, compared))].join('');
}

function renderBlock(block: LineBlock, compared: ComparedLines): string {
  if (block.kind === 'fold') {
    const { start, end } = block.span;
    const text = `… ${end - start + 1} ${start === end ? 'line' : 'lines'}${block.cited ? ' cited' : ''} …`;
    return `<div class="fold"><a${renderHref(compared.page, `#L${start}`)}>${text}</a></div>`;
  }
  const items = block.lines.map(({ number, state }) => {
    const href = state === 'context' ? '' : renderHref(compared.page, `#L${number}`);
    return `<li class="line s-${state}"><span class="who">${renderWho(number, compared)}</span><a${href}>${number}</a>${renderCode(compared.tokens, number)}</li>`;
  });
  return `<ol class="lines compared">${items.join('')}</ol>`;
}

/** Who cites a line: letters for the eye, words for who hears the page. */
function renderWho(number: number, { evidence, a, b }: ComparedLines): string {
  const isCited = (ranges: readonly LineRange[]) =>
    ranges.some(({ start, end }) => start <= number && number <= end);
  const runs = [...(isCited(a) ? ['A'] : []), ...(isCited(b) ? ['B'] : [])];
  const words = [
    ...(runs.length === 0 ? [] : [`cited by ${runs.join(' and ')}`]),
    ...(evidence.includes(number) ? ['evidence'] : []),
  ];
  if (words.length === 0) return '';
  return `<span class="visually-hidden">${words.join(', ')}: </span><span aria-hidden="true">${runs.join('')}</span>`;
}

function renderHref(page: string | undefined, fragment: string): string {
  return page === undefined ? '' : ` href="${escapeHtml(page)}${fragment}"`;
}
