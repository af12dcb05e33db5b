import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readToolLog } from '../../src/agent/tool-log.ts';
import { readDocuments } from '../../src/store/read-documents.ts';
import { connectServer } from './connect-server.ts';
import type { ServedMode } from './connect-server.ts';
import { secret, writeSuite } from './write-suite.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const suite = await writeSuite();
const documents = await readDocuments(path.join(suite, 'docs'));
const linesOf = (name: string) => documents.get(name)?.lines ?? [];

describe('brain', () => {
  const log = path.join(suite, '..', 'brain.jsonl');
  let served: ServedMode;
  beforeAll(async () => {
    served = await connectServer(['brain', '--suite', suite, '--log', log]);
  });
  afterAll(() => served.client.close());

  test('lists read-only tools', async () => {
    const { tools } = await served.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['brain_open', 'brain_read', 'brain_search']);
    for (const tool of tools) {
      expect(tool.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    }
    expect(tools.map(({ outputSchema }) => outputSchema !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('opens the root and descends to a card', async () => {
    const root = await served.call('brain_open');
    expect(root.texts[0]).toContain('Summary: Rules of a tiny shop.');
    expect(root.structured?.['node']).toMatchObject({ id: '/', kind: 'folder', parent: null });
    const folder = await served.call('brain_open', { node: 'a/' });
    expect(folder.texts[0]).toContain('- a/rules.md [document, lines 1-11] Rules. Cards.');
    const document = await served.call('brain_open', { node: 'a/rules.md' });
    expect(document.structured?.['children']).toContainEqual({
      id: 'a/rules.md#RET-01',
      kind: 'card',
      title: 'RET-01 Kettles',
      summary: 'Kettles come back within 30 days, unopened.',
      path: 'a/rules.md',
      start: 5,
      end: 8,
    });
    const card = await served.call('brain_read', { node: 'a/rules.md#RET-01' });
    expect(card.texts).toEqual([
      '5: ## RET-01 Kettles\n6: \n7: Kettles come back within 30 days, unopened.\n8: ',
      'a/rules.md: lines 5-8 of 11. Complete.',
    ]);
  });

  test('searches by words, with the node of each line', async () => {
    const found = await served.call('brain_search', { words: '**Days** kettles' });
    expect(found.structured).toEqual({
      total: 1,
      hits: [
        {
          path: 'a/rules.md',
          line: 7,
          text: 'Kettles come back within 30 days, unopened.',
          node: 'a/rules.md#RET-01',
        },
      ],
      next: null,
    });
    const page = await served.call('brain_search', { words: 'line number' });
    expect(page.structured).toMatchObject({ total: 900, next: 51 });
    const within = await served.call('brain_search', { words: 'days', within: 'a/limits.md' });
    expect(within.structured).toMatchObject({ total: 0 });
  });

  test.each(['long.md', 'wide.md'])('reads %s past the limit with continuation', async (node) => {
    let text = '';
    let args: Record<string, unknown> = { node };
    for (let reads = 0; reads < 20; reads += 1) {
      const { texts, next } = await served.call('brain_read', args);
      expect(texts.join('').length).toBeLessThanOrEqual(20_000);
      const goesOn = 'character' in args && args['character'] !== 1;
      const plain = (texts[0] ?? '').replace(/^\d+…?: /gm, '');
      text += text === '' || goesOn ? plain : `\n${plain}`;
      if (typeof next !== 'object' || next === null) break;
      args = { node, end: linesOf(node).length, ...next };
    }
    expect(text).toBe(linesOf(node).join('\n'));
  });

  test.each([
    [
      'brain_open',
      { node: 'a/rule.md' },
      'No node "a/rule.md". The nearest: "a/rules.md", "a/rules.md#text", "a/rules.md#RET-01".',
    ],
    ['brain_open', { node: 'a/', from: 9 }, 'a/ has 3 children; ask for from <= that.'],
    ['brain_read', { node: 'a/' }, 'a/ is a folder and holds no lines; open it with brain_open.'],
    ['brain_read', { node: 'a/empty.md' }, 'a/empty.md is empty; it has no line to read.'],
    [
      'brain_read',
      { node: 'a/rules.md', start: 10, end: 200 },
      'a/rules.md has 11 lines; ask for lines from 1 to 11.',
    ],
    [
      'brain_read',
      { node: 'a/rules.md', start: 5, end: 2 },
      'start 5 lies after end 2; ask for start <= end.',
    ],
    [
      'brain_read',
      { node: 'a/rules.md', start: 3, character: 99 },
      'Line 3 of a/rules.md has 6 characters; ask for a character from 1 to 6.',
    ],
    ['brain_read', {}, 'brain_read was called wrongly. node: missing; give a string.'],
    [
      'brain_read',
      { node: 'a/rules.md', start: '5' },
      'brain_read was called wrongly. start: invalid input: expected number, received string.',
    ],
    [
      'brain_search',
      { words: 'x', regex: true },
      'brain_search was called wrongly. regex: unknown field; remove it.',
    ],
    ['brain_search', { words: 'days', within: 'nowhere' }, /^No node "nowhere"\. The nearest: /],
    [
      'brain_grep',
      {},
      'No tool "brain_grep". The nearest: "brain_read", "brain_open", "brain_search".',
    ],
  ])('%s %j is refused with what to do', async (name, args, message) => {
    const { texts, isError } = await served.call(name, args);
    expect(isError).toBe(true);
    if (typeof message === 'string') expect(texts).toEqual([message]);
    else expect(texts[0]).toMatch(message);
  });

  test('takes a citation and a folder without a slash for a node', async () => {
    expect((await served.call('brain_read', { node: 'a/rules.md:7' })).texts[0]).toBe(
      '7: Kettles come back within 30 days, unopened.',
    );
    expect((await served.call('brain_open', { node: 'a' })).structured?.['node']).toMatchObject({
      id: 'a/',
    });
  });

  test('1,000 calls leave memory flat', async () => {
    const { pid } = served.transport;
    const measure = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    const work = async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1) {
        await served.call('brain_read', { node: 'long.md' });
        await served.call('brain_search', { words: 'words line' });
      }
    };
    await work(100);
    const before = measure();
    await work(500);
    expect(measure() - before).toBeLessThan(40_000);
  }, 60_000);

  test('the log counts what was called', async () => {
    await served.client.close();
    const text = readFileSync(log, 'utf8');
    const calls = readToolLog(text, log);
    expect(calls.length).toBeGreaterThan(1000);
    expect(text.endsWith(`{"calls":${calls.length}}\n`)).toBe(true);
    expect(calls[0]).toMatchObject({ tool: 'brain_open', arguments: {} });
    expect(calls.filter(({ error }) => error)).toHaveLength(12);
  });
});

describe('documents', () => {
  let served: ServedMode;
  beforeAll(async () => {
    served = await connectServer(['documents', '--suite', suite]);
  });
  afterAll(() => served.client.close());

  test('lists, searches and reads plain text', async () => {
    const { tools } = await served.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'documents_list',
      'documents_read',
      'documents_search',
    ]);
    expect((await served.call('documents_list')).structured).toMatchObject({
      total: 6,
      next: null,
    });
    const found = await served.call('documents_search', { text: 'within 30' });
    expect(found.texts).toEqual([
      '1 line found.\na/rules.md:7: Kettles come back within 30 days, unopened.',
    ]);
    const read = await served.call('documents_read', { path: 'a/rules.md', start: 7, end: 8 });
    expect(read.texts[0]).toBe('Kettles come back within 30 days, unopened.\n');
  });

  test('reads past the limit with continuation', async () => {
    const first = await served.call('documents_read', { path: 'long.md' });
    expect(first.texts[1]).toMatch(
      /^long\.md: lines 1-\d+ of 902\. Not complete: continue with start \d+, end 902\.$/,
    );
    expect(first.next).toMatchObject({ character: 1 });
  });

  test.each([
    [
      'documents_read',
      { path: 'a/rule.md' },
      'No document "a/rule.md". The nearest: "a/rules.md", "wide.md", "README.md".',
    ],
    ['documents_read', { path: '../questions.json' }, /^No document/],
    [
      'documents_read',
      { path: 'a/rules.md', start: 12 },
      'a/rules.md has 11 lines; ask for lines from 1 to 11.',
    ],
    ['documents_search', { text: 'x', path: 'questions.json' }, /^No document/],
    ['documents_list', { from: 100 }, 'There are 6 documents; ask for from <= that.'],
  ])('%s %j is refused with what to do', async (name, args, message) => {
    const { texts, isError } = await served.call(name, args);
    expect(isError).toBe(true);
    if (typeof message === 'string') expect(texts).toEqual([message]);
    else expect(texts[0]).toMatch(message);
  });

  test('says nothing of the key', async () => {
    const answers = await Promise.all([
      served.call('documents_list'),
      served.call('documents_search', { text: secret }),
      served.call('documents_search', { text: 'lighthouse' }),
      ...Array.from(documents.keys(), (name) => served.call('documents_read', { path: name })),
    ]);
    const said = JSON.stringify(answers);
    for (const word of [secret, 'q1', 'lighthouse', 'questions.json'])
      expect(said).not.toContain(word);
  });
});

describe('leaving', () => {
  test('a client that disconnects mid-call leaves no process and a counted log', async () => {
    const log = path.join(suite, '..', 'cut.jsonl');
    const child = spawn(process.execPath, [
      'scripts/groundline.ts',
      'serve',
      'brain',
      '--suite',
      suite,
      '--log',
      log,
    ]);
    const requests = [
      {
        id: 1,
        method: 'initialize',
        params: {
          protocolVersion: '2025-06-18',
          capabilities: {},
          clientInfo: { name: 't', version: '1' },
        },
      },
      { method: 'notifications/initialized' },
      {
        id: 2,
        method: 'tools/call',
        params: { name: 'brain_search', arguments: { words: 'line' } },
      },
    ];
    for (const request of requests)
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...request })}\n`);
    child.stdout.destroy();
    child.stdin.end();
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(readToolLog(readFileSync(log, 'utf8'), log).length).toBeLessThanOrEqual(1);
    expect(readFileSync(log, 'utf8')).toMatch(/\{"calls":[01]\}\n$/);
  });

  test('a signal ends it too', async () => {
    const { client, transport, call } = await connectServer(['documents', '--suite', suite]);
    await call('documents_list');
    const { pid } = transport;
    if (pid === null) throw new Error('no process');
    process.kill(pid, 'SIGTERM');
    await expect.poll(() => client.transport, { timeout: 30_000 }).toBeUndefined();
  });
});

test.skipIf(process.platform === 'win32')('a log that is a pipe is refused, not waited for', () => {
  const pipe = path.join(suite, '..', 'pipe.jsonl');
  execFileSync('mkfifo', [pipe]);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/groundline.ts', 'serve', 'documents', '--suite', suite, '--log', pipe],
    { encoding: 'utf8', timeout: 30_000 },
  );
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('pipe.jsonl: not a regular file'),
  });
});
