import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { explainQuestion } from '../../../src/score/explain-question.ts';
import type { Contender } from './measure-in-turn.ts';
import type { Sample } from './sample.ts';

/** Any moment; the same for all. */
const moment = Date.UTC(2026, 9, 31);

/**
 * Allure's report of the same answers: a test a question of a run, with the answer as its description
 * and a step a citation.
 * @param folder an empty folder of its own; the report is written to `site` in it
 */
export async function reportWithAllure(
  { suite, reports }: Sample,
  peers: string,
  folder: string,
): Promise<Contender> {
  const results = path.join(folder, 'results');
  await mkdir(results, { recursive: true });
  const questions = new Map(suite.key.questions.map((question) => [question.id, question]));
  for (const { id: run, questions: rows } of reports) {
    for (const row of rows) {
      const question = questions.get(row.id);
      if (question === undefined) continue;
      const ended = { stage: 'finished', start: moment, stop: moment };
      const result = {
        uuid: `${run}-${row.id}`,
        historyId: `${run}-${row.id}`,
        name: `${row.id} ${question.question}`,
        fullName: `${run} ${row.id}`,
        ...ended,
        status: row.right ? 'passed' : 'failed',
        statusDetails: { message: explainQuestion(question, row) },
        labels: [
          { name: 'parentSuite', value: suite.name },
          { name: 'suite', value: run },
        ],
        description: row.answer ?? '',
        steps: row.citations.map(({ text, overlaps }) => ({
          name: text,
          ...ended,
          status: overlaps ? 'passed' : 'skipped',
          steps: [],
        })),
      };
      await writeFile(path.join(results, `${run}-${row.id}-result.json`), JSON.stringify(result));
    }
  }
  const site = path.join(folder, 'site');
  return {
    name: 'Allure generate',
    prepare: () => rm(site, { recursive: true, force: true }),
    command: {
      script: path.join(peers, 'node_modules/allure/cli.js'),
      args: ['generate', results, '--output', site],
      cwd: folder,
      env: {},
      done: [0],
    },
  };
}
