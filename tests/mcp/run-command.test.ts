import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { readLog } from '../../src/store/read-log.ts';
import { readRunFile } from '../../src/store/read-run-file.ts';
import { secret, writeSuite } from './write-suite.ts';

vi.setConfig({ testTimeout: 60_000 });

const suite = await writeSuite();
const folder = path.dirname(suite);

function run(...args: string[]) {
  const all = ['scripts/groundline.ts', 'run', ...args, '--suite', suite];
  const { status, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' });
  return { status, stderr };
}

describe.each([
  ['lexical', 'documents', []],
  ['descend', 'brain', ['--builder', '1']],
  ['descend', 'brain', ['--builder', '2']],
])('run %s in %s mode %j', (agent, mode, builder) => {
  test('writes a complete run file, twice the same', async () => {
    const [out, log] = ['out.json', 'out.jsonl'].map((name) => path.join(folder, name));
    if (out === undefined || log === undefined) throw new Error('no paths');
    const args = [agent, ...builder, '--out', out, '--log', log, '--label', 'A label'];
    expect(run(...args)).toEqual({ status: 0, stderr: '' });
    const bytes = readFileSync(out, 'utf8');
    const given = await readRunFile(out, 'tiny');
    const calls = await readLog(log);
    expect(given).toMatchObject({
      ...{ mode, label: 'A label', model: null, client: null, commit: null, date: null },
      ...{ builder: builder[1] ?? null, keyRevision: 2, toolCalls: calls.length, tokens: null },
    });
    expect(given.seen?.docsHash).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(given.answers.get('q1')).toEqual({
      answer: 'Kettles come back within 30 days, unopened.',
      citations: ['a/rules.md:7'],
    });
    expect(Object.keys(given.seen?.lines['a/rules.md'] ?? {})).toContain('7');
    expect(bytes + readFileSync(log, 'utf8')).not.toContain(secret);
    run(...args);
    expect(readFileSync(out, 'utf8')).toBe(bytes);
  });
});

test('run --command takes the transcript of any MCP client and the calls from the server', async () => {
  const [out, kept] = [path.join(folder, 'client.json'), path.join(folder, 'kept.txt')];
  const client = `"${process.execPath}" tests/mcp/scripted-client.ts {config} {prompt}`;
  const options = ['--command', client, '--mode', 'brain', '--out', out, '--transcript', kept];
  const { status, stderr } = run(...options, '--model', 'none', '--date', '2026-11-30');
  expect(stderr).toMatch(/^broken lines, which answer nothing: \d+\n$/);
  expect(status).toBe(0);
  expect(await readRunFile(out, 'tiny')).toMatchObject({
    ...{ mode: 'brain', builder: '2', toolCalls: 2, model: 'none', date: '2026-11-30' },
    answers: new Map([['q1', { answer: '30 days', citations: ['a/rules.md:7'] }]]),
  });
  expect(readFileSync(kept, 'utf8')).toContain('Now the answers.');
});

test('an agent of the user', async () => {
  const module = path.join(folder, 'my-agent.ts');
  writeFileSync(
    module,
    `export default { name: 'mine', modes: ['documents'], answer: async ({ questions, toolbox }) => {
       toolbox.call('documents_list', {});
       return { answers: questions.map(({ id, ...rest }) => ({ id, answer: Object.keys(rest).join(), citations: [] })), tokens: 7 };
     } };`,
  );
  const out = path.join(folder, 'mine.json');
  expect(run(module, '--out', out)).toEqual({ status: 0, stderr: '' });
  expect(await readRunFile(out, 'tiny')).toMatchObject({ toolCalls: 1, tokens: 7 });
  // a question is all that an agent sees of the key
  expect(readFileSync(out, 'utf8')).toContain('"answer": "question"');
});

describe('wrong usage ends with 2, refused input with 1', () => {
  const out = path.join(folder, 'never.json');
  test.each([
    [['--out', out], 2, 'agent: missing; name an agent or give --command\n'],
    [
      ['nobody', '--out', out],
      2,
      'nobody: no agent of this name; there are lexical, descend, chat, or give the path of a module\n',
    ],
    [
      ['lexical', '--mode', 'brain', '--out', out],
      2,
      '--mode: lexical works in documents mode only\n',
    ],
    [
      ['lexical', '--date', 'today', '--out', out],
      2,
      '--date: not YYYY-MM-DD or RFC 3339 with Z\n',
    ],
    [
      ['--command', 'x {config}', '--out', out],
      2,
      '--mode: missing; a client needs to be told the mode\n',
    ],
    [
      ['--command', 'true', '--mode', 'brain', '--out', out],
      2,
      '--command: holds no {config}; without it the client does not find the read tools\n',
    ],
    [
      ['--command', 'exit 3 # {config}', '--mode', 'brain', '--out', out],
      1,
      '--command: the client ended with exit code 3; what it says stands above\n',
    ],
    [
      ['--command', 'echo hello # {config}', '--mode', 'brain', '--out', out],
      1,
      /^the client's output: no answer in it/,
    ],
  ])('%j', (args, code, message) => {
    const { status, stderr } = run(...args);
    expect(stderr).toMatch(message);
    expect(status).toBe(code);
    expect(existsSync(out)).toBe(false);
  });
});
