import { explainQuestion } from '../score/explain-question.ts';
import type { QuestionReport } from '../score/report.ts';
import { judgeVerdict, listFlags } from '../score/verdict.ts';
import type { Question, Suite, SuiteDocument } from '../suite/suite.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { explainCitationFault } from './citation-faults.ts';
import { findValueSpans } from './find-value-spans.ts';
import { lineStates } from './line-states.ts';
import type { LineBlock, LineView } from './line-view.ts';
import { listLineViews } from './list-line-views.ts';
import { listMarkedValues } from './list-marked-values.ts';
import { renderTokens } from './render-tokens.ts';

/** One question of a run as HTML: verdict, why, answer, and the lines that are cited or evidence. */
export function renderReportQuestion(
  suite: Suite,
  question: Question,
  row: QuestionReport,
  id: string,
): string {
  const { views, more } = listLineViews(question, row, suite.documents);
  return [
    `<section id="${escapeHtml(id)}">`,
    `<h3><code>${escapeHtml(row.id)}</code> <span dir="auto">${escapeHtml(question.question)}</span></h3>`,
    `<p>${renderVerdict(row)} <span class="soft">${escapeHtml(row.kind)}</span><br>${escapeHtml(explainQuestion(question, row))}</p>`,
    renderAnswer(question, row),
    renderCitations(suite, row),
    ...views.map((view) => renderView(view, suite.documents.get(view.path))),
    more.length === 0
      ? ''
      : `<p class="small">Cited besides: ${more.map((path) => `<code>${escapeHtml(path)}</code>`).join(', ')}</p>`,
    '</section>',
  ].join('\n');
}

function renderVerdict(row: QuestionReport): string {
  const { id, mark, word } = judgeVerdict(row);
  const words = [word, ...listFlags(row).map((flag) => flag.word)].join(' · ');
  return `<span class="verdict v-${id}">${mark} ${escapeHtml(words)}</span>`;
}

function renderAnswer(question: Question, { answer }: QuestionReport): string {
  if (answer === null) return '';
  const spans = findValueSpans(answer, listMarkedValues(question));
  return `<blockquote dir="auto">${renderTokens([{ text: answer, role: null }], spans)}</blockquote>`;
}

/** Citations that no line view shows: invalid ones and those of whole documents. */
function renderCitations(suite: Suite, row: QuestionReport): string {
  const items = row.citations.flatMap((citation) => {
    const text = `<code dir="auto">${escapeHtml(citation.text.slice(0, 200))}</code>`;
    if (!citation.valid)
      return [
        `invalid citation ${text}: ${escapeHtml(explainCitationFault(citation, suite.documents))}`,
      ];
    return citation.start === null ? [`${text} cited without lines`] : [];
  });
  if (row.repeatedCitations > 0) items.push(`${row.repeatedCitations} repeated, counted once`);
  return items.length === 0
    ? ''
    : `<ul class="small">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function renderView({ path, blocks }: LineView, document: SuiteDocument | undefined): string {
  const lines = blocks.map((block) => renderBlock(block, document?.lines ?? [])).join('\n');
  return `<p class="small"><code>${escapeHtml(path)}</code></p>\n<ol class="lines">\n${lines}\n</ol>`;
}

function renderBlock(block: LineBlock, texts: readonly string[]): string {
  if (block.kind === 'fold') {
    const count = block.span.end - block.span.start + 1;
    return `<li class="fold">… ${count} ${block.cited ? 'cited ' : ''}lines …</li>`;
  }
  return block.lines
    .map(({ number, state }) => {
      const { word } = lineStates[state];
      const title = word === null ? '' : ` title="${word}"`;
      return `<li class="s-${state}"${title}><span>${number}</span><code dir="auto">${escapeHtml(texts[number - 1] ?? '')}</code></li>`;
    })
    .join('\n');
}
