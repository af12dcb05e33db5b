import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildBrain } from '../brain/build-brain.ts';
import { createBrainTools } from '../brain/brain-tools.ts';
import { answerByAgent } from './answer-by-agent.ts';
import { chatAgent } from './chat-agent.ts';

type Reply = { readonly status?: number; readonly body: unknown };
type Request = {
  readonly path: string;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
};

const documents = new Map([
  ['a.md', { path: 'a.md', lines: ['# RET-01 Kettles', '', 'Within 30 days.'], sha256: '' }],
]);
const toolbox = createBrainTools(buildBrain(documents, 2), documents);

/** A chat endpoint that plays back replies, on a port of this machine. */
async function startEndpoint(replies: Reply[]): Promise<{ url: string; requests: Request[] }> {
  const requests: Request[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
      const { status = 200, body } = replies.shift() ?? { status: 500, body: 'no more replies' };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const { port } = z.custom<AddressInfo>().parse(server.address());
  return { url: `http://127.0.0.1:${port}/v1`, requests };
}

let close = () => {};
afterEach(() => {
  close();
  vi.unstubAllEnvs();
});

function choose(api: string, url: string): void {
  vi.stubEnv('GROUNDLINE_CHAT_API', api);
  vi.stubEnv('GROUNDLINE_CHAT_URL', url);
  vi.stubEnv('GROUNDLINE_CHAT_MODEL', 'm-1');
  vi.stubEnv('GROUNDLINE_CHAT_KEY', 'secret-key');
}

const task = { mode: 'brain' as const, questions: [], prompt: 'The prompt.', toolbox };
const answerText = 'Done.\n{"id":"q1","answer":"30 days","citations":["a.md:3"]}';
const expected = {
  answers: new Map([['q1', { answer: '30 days', citations: ['a.md:3'] }]]),
  calls: [
    { tool: 'brain_read', arguments: { node: 'a.md' }, characters: 73 },
    { tool: 'brain_read', arguments: {}, characters: 60, error: true },
  ],
};

test('talks to an OpenAI-compatible endpoint', async () => {
  const call = (id: string, text: string) => ({
    id,
    type: 'function',
    function: { name: 'brain_read', arguments: text },
  });
  const message = {
    role: 'assistant',
    content: null,
    tool_calls: [call('c1', '{"node":"a.md"}'), call('c2', '{')],
  };
  const { url, requests } = await startEndpoint([
    { body: { choices: [{ message }], usage: { total_tokens: 10 } } },
    {
      body: {
        choices: [{ message: { role: 'assistant', content: answerText } }],
        usage: { total_tokens: 32 },
      },
    },
  ]);
  choose('openai', url);
  expect(await answerByAgent(chatAgent, task)).toEqual({ ...expected, tokens: 42 });
  expect(requests.map(({ path }) => path)).toEqual([
    '/v1/chat/completions',
    '/v1/chat/completions',
  ]);
  expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer secret-key' });
  expect(requests[0]?.body).toMatchObject({
    model: 'm-1',
    messages: [{ role: 'user', content: 'The prompt.' }],
    tools: [{ function: { name: 'brain_open' } }, { function: { name: 'brain_read' } }, {}],
  });
  expect(requests[1]?.body).toMatchObject({
    messages: [
      {},
      message,
      { role: 'tool', tool_call_id: 'c1', content: expect.stringContaining('3: Within 30 days.') },
      { tool_call_id: 'c2' },
    ],
  });
});

test('talks to an Anthropic endpoint, and waits when it is busy', async () => {
  const content = [
    { type: 'text', text: 'I read.' },
    { type: 'tool_use', id: 't1', name: 'brain_read', input: { node: 'a.md' } },
    { type: 'tool_use', id: 't2', name: 'brain_read', input: {} },
  ];
  const { url, requests } = await startEndpoint([
    { status: 529, body: { error: 'overloaded' } },
    { body: { content, usage: { input_tokens: 20, output_tokens: 5 } } },
    {
      body: {
        content: [{ type: 'text', text: answerText }],
        usage: { input_tokens: 10, output_tokens: 7 },
      },
    },
  ]);
  choose('anthropic', `${url}/`);
  expect(await answerByAgent(chatAgent, task)).toEqual({ ...expected, tokens: 42 });
  expect(requests[1]).toMatchObject({
    path: '/v1/messages',
    headers: { 'x-api-key': 'secret-key', 'anthropic-version': '2023-06-01' },
    body: {
      model: 'm-1',
      max_tokens: 8192,
      tools: [{ name: 'brain_open', input_schema: { type: 'object' } }, {}, {}],
    },
  });
  expect(requests[2]?.body).toMatchObject({
    messages: [
      {},
      { role: 'assistant', content },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 't1', is_error: false },
          { tool_use_id: 't2', is_error: true },
        ],
      },
    ],
  });
});

test('says what an endpoint refused', async () => {
  const { url } = await startEndpoint([{ status: 401, body: { error: 'bad key' } }]);
  choose('openai', url);
  await expect(answerByAgent(chatAgent, task)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[RunRefused: the chat endpoint: answered 401: {"error":"bad key"}]`,
  );
});

test('says which variables are missing', async () => {
  vi.stubEnv('GROUNDLINE_CHAT_API', 'other');
  await expect(answerByAgent(chatAgent, task)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [WrongUsage: GROUNDLINE_CHAT_API: give openai or anthropic
    GROUNDLINE_CHAT_URL: give the base address, such as http://localhost:11434/v1
    GROUNDLINE_CHAT_MODEL: give the name of a model]
  `);
});
