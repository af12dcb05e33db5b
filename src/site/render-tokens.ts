import { escapeHtml } from '../text/escape-html.ts';
import type { TextSpan } from './find-value-spans.ts';
import type { Token } from './highlight-document.ts';

/**
 * A line as HTML: its tokens as classed spans, and the given stretches as `<mark>`s across them.
 * @param spans in order, not overlapping, in code units of the line
 */
export function renderTokens(tokens: readonly Token[], spans: readonly TextSpan[] = []): string {
  let at = 0;
  const parts: string[] = [];
  for (const { text, role } of tokens) {
    const end = at + text.length;
    const cuts = spans
      .flatMap((span) => [span.start, span.end])
      .filter((cut) => at < cut && cut < end);
    const bounds = [at, ...new Set(cuts), end];
    for (const [index, start] of bounds.slice(0, -1).entries()) {
      const piece = escapeHtml(text.slice(start - at, (bounds[index + 1] ?? end) - at));
      const coloured = role === null ? piece : `<span class="t-${role}">${piece}</span>`;
      const mark = spans.find((span) => span.start <= start && start < span.end);
      parts.push(mark === undefined ? coloured : `<mark class="m-${mark.kind}">${coloured}</mark>`);
    }
    at = end;
  }
  return parts.join('');
}
