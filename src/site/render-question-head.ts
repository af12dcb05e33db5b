import { explainQuestion } from '../score/explain-question.ts';
import type { QuestionReport } from '../score/report.ts';
import { judgeVerdict, listFlags } from '../score/verdict.ts';
import type { Question } from '../suite/suite.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { listMarkedValues } from './list-marked-values.ts';
import { renderAnswer } from './render-answer.ts';
import { renderCopyLink } from './render-copy-link.ts';
import { renderVerdict } from './render-verdict.ts';

/**
 * The head of a question on a run's page as HTML: the question, the verdict and why, and the answer.
 * One text, since a site has tens of thousands of them.
 * @param address of the question's own page
 * @param heading the id of the heading
 */
export function renderQuestionHead(
  question: Question,
  row: QuestionReport,
  address: string,
  heading: string,
): string {
  const id = escapeHtml(row.id);
  return [
    `<h3 id="${escapeHtml(heading)}"><a class="mono" href="${escapeHtml(address)}">${id}</a> <span dir="auto">${escapeHtml(question.question)}</span></h3>`,
    `<p class="why">${renderVerdict(judgeVerdict(row), listFlags(row))} <span class="soft">${escapeHtml(row.kind)}</span> ${renderCopyLink(`#${row.id}`, row.id)}</p>`,
    `<p>${escapeHtml(explainQuestion(question, row))}</p>`,
    row.answer === null ? '' : renderAnswer(row.answer, listMarkedValues(question)),
  ].join('');
}
