import type { Report, RunReport } from '../score/report.ts';
import { scoreColumns } from '../score/score-columns.ts';
import type { Suite } from '../suite/suite.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { listRunFacts, nameRun } from './describe-run.ts';
import { lineStates } from './line-states.ts';
import { renderReportQuestion } from './render-report-question.ts';
import { reportPageStyle } from './report-page-style.ts';

/** A report as one self-contained page: no script, nothing fetched, every text escaped. */
export function renderReportPage(report: Report, suite: Suite): string {
  const title = `${suite.key.title}: ${report.runs.map(nameRun).join(', ')}`;
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${reportPageStyle}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${escapeHtml(suite.key.title)}</h1>`,
    `<p class="small soft">Suite <code>${escapeHtml(report.suite)}</code>, key <code>${report.keyHash}</code>, documents <code>${report.docsHash}</code>, scorer ${report.scorer}</p>`,
    renderTable(report.runs),
    `<p class="small">${renderLegend()}</p>`,
    ...report.runs.map((run, at) => renderRun(run, suite, `run-${at + 1}`)),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** One row a measure and one column a run, so that a phone shows a single run whole. */
function renderTable(runs: readonly RunReport[]): string {
  const rows = scoreColumns.map(({ header, accessor }, at) => {
    const tag = at === 0 ? 'th scope="col"' : 'td';
    const cells = runs.map(
      (run) => `<${tag} class="right" dir="auto">${escapeHtml(accessor(run))}</${tag.slice(0, 2)}>`,
    );
    return `<tr><th scope="row">${escapeHtml(header)}</th>${cells.join('')}</tr>`;
  });
  return [
    '<section class="table" aria-label="Measures" tabindex="0"><table>',
    '<caption>k/n and percentage; — where there is nothing to count</caption>',
    `<thead>${rows[0] ?? ''}</thead>`,
    `<tbody>${rows.slice(1).join('')}</tbody>`,
    '</table></section>',
  ].join('\n');
}

function renderLegend(): string {
  const words = Object.entries(lineStates).map(
    ([state, { legend }]) => `<span class="s-${state}">${escapeHtml(legend)}</span>`,
  );
  return `Lines: ${words.join(' · ')}`;
}

function renderRun(run: RunReport, suite: Suite, id: string): string {
  const facts = listRunFacts(run).map(({ term, text }) => `${term} ${text}`);
  const named = [
    { what: 'Broken lines', items: run.brokenLines.map(String) },
    { what: 'Unknown ids', items: run.unknownIds },
    { what: 'Superseded answers', items: run.superseded },
  ].flatMap(({ what, items }) => (items.length === 0 ? [] : [`${what}: ${items.join(', ')}.`]));
  const questions = new Map(suite.key.questions.map((question) => [question.id, question]));
  return [
    `<h2 id="${id}" dir="auto">${escapeHtml(nameRun(run))}</h2>`,
    `<p class="soft">${escapeHtml(facts.join(' · '))}</p>`,
    ...named.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...run.questions.flatMap((row) => {
      const question = questions.get(row.id);
      return question === undefined
        ? []
        : [renderReportQuestion(suite, question, row, `${id}-${row.id}`)];
    }),
  ].join('\n');
}
