import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { explainQuestion } from '../../../src/score/explain-question.ts';
import { formatShareAndPercent } from '../../../src/score/format-rate.ts';
import type { QuestionReport, RunReport } from '../../../src/score/report.ts';
import { judgeVerdict } from '../../../src/score/verdict.ts';
import { nameRun } from '../../../src/site/describe-run.ts';
import { listLineViews } from '../../../src/site/list-line-views.ts';
import type { LineBlock } from '../../../src/site/line-view.ts';
import type { Question, Suite } from '../../../src/suite/suite.ts';
import type { Contender } from './measure-in-turn.ts';
import type { Sample } from './sample.ts';

/**
 * Eleventy rendering the same answers from data that is scored already: a page a run with its figures
 * and every answer on its lines, and a list of runs. No highlighting, search, or pages of questions,
 * documents and comparisons.
 * @param folder an empty folder of its own; the site is written to `site` in it
 */
export async function renderWithEleventy(
  { suite, reports }: Sample,
  peers: string,
  folder: string,
): Promise<Contender> {
  const input = path.join(folder, 'input');
  const site = path.join(folder, 'site');
  await cp(path.join(import.meta.dirname, 'eleventy'), input, { recursive: true });
  await mkdir(path.join(input, '_data'));
  const runs = reports.map((report) => drawRun(suite, report));
  await writeFile(path.join(input, '_data', 'runs.json'), JSON.stringify(runs));
  return {
    name: 'Eleventy',
    prepare: () => rm(site, { recursive: true, force: true }),
    command: {
      script: path.join(peers, 'node_modules/@11ty/eleventy/cmd.cjs'),
      args: ['--quiet', '--input=.', `--output=${path.relative(input, site)}`],
      cwd: input,
      env: {},
      done: [0],
    },
  };
}

function drawRun(suite: Suite, report: RunReport) {
  const rows = new Map(report.questions.map((row) => [row.id, row]));
  const { right, grounded, refused, validCitations } = report.measures;
  return {
    id: report.id,
    name: nameRun(report),
    figures: Object.entries({ right, grounded, refused, 'valid citations': validCitations }).map(
      ([name, share]) => ({ name, text: formatShareAndPercent(share) }),
    ),
    questions: suite.key.questions.flatMap((question) => {
      const row = rows.get(question.id);
      return row === undefined ? [] : [drawQuestion(suite, question, row)];
    }),
  };
}

function drawQuestion(suite: Suite, question: Question, row: QuestionReport) {
  return {
    id: question.id,
    text: question.question,
    verdict: judgeVerdict(row),
    why: explainQuestion(question, row),
    answer: row.answer,
    citations: row.citations.map(({ text }) => text),
    views: listLineViews(question, row, suite.documents).views.map(({ path: file, blocks }) => ({
      file,
      blocks: blocks.map((block) => drawBlock(block, suite.documents.get(file)?.lines ?? [])),
    })),
  };
}

function drawBlock(block: LineBlock, texts: readonly string[]) {
  const lines = block.lines?.map(({ number, state }) => ({
    number,
    state,
    text: texts[number - 1] ?? '',
  }));
  return {
    fold: block.kind === 'fold' ? block.span.end - block.span.start + 1 : 0,
    lines: lines ?? [],
  };
}
