import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { ReportError } from '../error/report-error.ts';
import { collectAnswers } from '../run/collect-answers.ts';
import { readAnswerLine } from '../run/read-answer-line.ts';
import type { Agent, AgentAnswer, AgentResult, AgentTask } from './agent.ts';
import { anthropicDialect } from './anthropic-dialect.ts';
import type { ChatDialect } from './chat-dialect.ts';
import { openaiDialect } from './openai-dialect.ts';

const dialects: Readonly<Record<'openai' | 'anthropic', ChatDialect>> = {
  openai: openaiDialect,
  anthropic: anthropicDialect,
};

/** The environment variables that choose the endpoint. */
const settingsSchema = z.object({
  GROUNDLINE_CHAT_API: z
    .enum(['openai', 'anthropic'], 'give openai or anthropic')
    .default('openai'),
  GROUNDLINE_CHAT_URL: z.url('give the base address, such as http://localhost:11434/v1'),
  GROUNDLINE_CHAT_MODEL: z.string('give the name of a model').min(1, 'give the name of a model'),
  GROUNDLINE_CHAT_KEY: z.string().default(''),
});

type Settings = z.output<typeof settingsSchema>;

const mostTurns = 500;
/** Seconds before a request is sent again that the endpoint was too busy for. */
const pauses = [1, 4, 16];

/**
 * An agent around a language model: sends the prompt and the tools to a chat endpoint, carries out the
 * calls that come back, and reads the answers from the text of all replies. Tokens are summed as the
 * endpoint counts them, input and output.
 */
export const chatAgent: Agent = {
  name: 'chat',
  modes: ['brain', 'documents'],
  answer: async (task) => converse(task, readSettings(process.env)),
};

function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = settingsSchema.safeParse(environment);
  if (parsed.success) return parsed.data;
  throw new ReportError(
    'WrongUsage',
    parsed.error.issues.map(({ path: [name], message }) => ({ file: String(name), message })),
  );
}

async function converse({ prompt, toolbox }: AgentTask, settings: Settings): Promise<AgentResult> {
  const dialect = dialects[settings.GROUNDLINE_CHAT_API];
  const messages: unknown[] = [{ role: 'user', content: prompt }];
  const texts: string[] = [];
  let tokens = 0;
  for (let turns = 0; turns < mostTurns; turns += 1) {
    const body = dialect.request(settings.GROUNDLINE_CHAT_MODEL, messages, toolbox.tools);
    const turn = dialect.readTurn(await send(body, dialect, settings));
    texts.push(turn.text);
    tokens += turn.tokens;
    if (turn.calls.length === 0) return { answers: readAnswers(texts), tokens };
    const results = turn.calls.map((call) => ({
      call,
      result: toolbox.call(call.name, call.args),
    }));
    messages.push(turn.message, ...dialect.answerCalls(results));
  }
  throw refuse(`still calls tools after ${mostTurns} replies; the run is given up`);
}

async function send(body: unknown, dialect: ChatDialect, settings: Settings): Promise<unknown> {
  const address = `${settings.GROUNDLINE_CHAT_URL.replace(/\/+$/, '')}${dialect.path}`;
  for (const pause of [...pauses, null]) {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...dialect.headers(settings.GROUNDLINE_CHAT_KEY),
      },
      body: JSON.stringify(body),
    });
    if (response.ok) return response.json();
    const isBusy = response.status === 429 || response.status >= 500;
    if (!isBusy || pause === null)
      throw refuse(`answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    await setTimeout(pause * 1000);
  }
  throw refuse('did not answer');
}

function readAnswers(texts: readonly string[]): AgentAnswer[] {
  const given = texts
    .flatMap((text) => text.split('\n'))
    .map(readAnswerLine)
    .filter((line) => typeof line !== 'string');
  return Array.from(collectAnswers(given).answers, ([id, answer]) => ({ id, ...answer }));
}

function refuse(message: string): ReportError {
  return new ReportError('RunRefused', [{ file: 'the chat endpoint', message }]);
}
