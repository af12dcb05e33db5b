import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Question } from '../../../src/suite/suite.ts';
import type { Contender } from './measure-in-turn.ts';
import type { Sample } from './sample.ts';

/**
 * promptfoo's `eval` of the same answers: the provider echoes each, and an assertion a group of the key
 * asks for one of its values, or for a refusal where the documents do not say. It judges what `right`
 * judges; citations are not looked at.
 * @param folder an empty folder of its own
 * @param report where its results are written, as JSON
 */
export async function evaluateWithPromptfoo(
  { suite, runs }: Sample,
  peers: string,
  folder: string,
  report: string,
): Promise<Contender> {
  const { questions, refusals } = suite.key;
  const tests = runs.flatMap((run) =>
    questions.map((question) => ({
      description: `${run.id} ${question.id}`,
      // an empty text would be an error of the provider
      vars: { answer: run.answers.get(question.id)?.answer ?? '—' },
      assert: listAssertions(question, refusals.phrases),
    })),
  );
  const config = path.join(folder, 'config.json');
  await writeFile(config, JSON.stringify({ prompts: ['{{answer}}'], providers: ['echo'], tests }));
  return {
    name: 'promptfoo eval',
    prepare: () => rm(report, { force: true }),
    command: {
      script: path.join(peers, 'node_modules/promptfoo/dist/src/entrypoint.js'),
      args: [
        ...['eval', '--config', config, '--output', report],
        ...['--no-cache', '--no-write', '--no-table', '--no-progress-bar', '--no-share'],
      ],
      cwd: folder,
      env: {
        PROMPTFOO_CONFIG_DIR: path.join(folder, 'settings'),
        PROMPTFOO_DISABLE_TELEMETRY: '1',
        // its log files fail at the end of a run on a busy machine
        PROMPTFOO_DISABLE_DEBUG_LOG: '1',
        PROMPTFOO_DISABLE_ERROR_LOG: '1',
        PROMPTFOO_DISABLE_UPDATE: '1',
        PROMPTFOO_DISABLE_REMOTE_GENERATION: '1',
      },
      // 100 says that some tests failed
      done: [0, 100],
    },
  };
}

function listAssertions({ accepted }: Question, phrases: readonly string[]) {
  const groups = accepted.length === 0 ? [phrases] : accepted;
  return groups.map((value) => ({ type: 'icontains-any', value }));
}
