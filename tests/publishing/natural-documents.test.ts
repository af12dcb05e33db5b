import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { connectServer } from '../mcp/connect-server.ts';

/**
 * Documents that nobody wrote for this project, from a folder beside the checkout that is not committed.
 * The key is made of their own lines as the test runs.
 */
const root = path.join(import.meta.dirname, '../..');
const documents = path.join(root, '../shared/eips/docs');
const isHere = existsSync(documents);
const project = await mkdtemp(path.join(tmpdir(), 'groundline-eips-'));
const suite = path.join(project, 'fixtures/eips');

afterAll(() => rm(project, { recursive: true, force: true }));

async function groundline(...args: string[]): Promise<string> {
  const script = path.join(root, 'scripts/groundline.ts');
  const { stdout } = await time(args[0] ?? '', () =>
    promisify(execFile)(process.execPath, [script, ...args], { maxBuffer: 64 * 1024 * 1024 }),
  );
  return stdout;
}

/** Prints how long a step takes. */
async function time<T>(step: string, take: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const taken = await take();
  process.stdout.write(`  ${step}: ${((performance.now() - begin) / 1000).toFixed(1)} s\n`);
  return taken;
}

describe.skipIf(!isHere)(
  `natural documents go the whole way${isHere ? '' : ' (left out: no ../shared/eips)'}`,
  { timeout: 600_000 },
  () => {
    test('init, check, audit', async () => {
      const made = await groundline('init', project, '--docs', documents, '--suite', 'eips');
      expect(made).toContain('134 documents, 2 questions');
      expect(await groundline('check', project)).toContain('2 questions at revision 1');
      expect(await groundline('audit', '--suite', suite)).toContain('nothing unexplained');
    });

    test.each(['1', '2'])('Brain %s', async (builder) => {
      const file = path.join(project, `brain-${builder}.json`);
      await groundline('build-brain', '--suite', suite, '--builder', builder, '--json', file);
      expect((await readFile(file)).length).toBeGreaterThan(1000);
    });

    test.each([
      ['brain', 'brain_search', { words: 'gas' }],
      ['documents', 'documents_search', { text: 'gas' }],
    ])('serve %s', async (mode, tool, words) => {
      const served = await time(`serve ${mode}, to the first answer`, async () => {
        const server = await connectServer([mode, '--suite', suite]);
        const { tools } = await server.client.listTools();
        expect(tools.map(({ name }) => name)).toContain(tool);
        expect((await server.call(tool, words)).texts.join('\n')).toMatch(/\.md/);
        return server;
      });
      await served.client.close();
    });

    test('run, score, build', async () => {
      const run = path.join(project, 'content/runs/eips/lexical.json');
      await groundline('run', 'lexical', '--mode', 'documents', '--suite', suite, '--out', run);
      expect(await groundline('score', run, '--suite', suite)).toContain('| lexical |');
      await groundline('build', '--root', project);
      const page = await readFile(path.join(project, 'dist/runs/lexical/index.html'), 'utf8');
      expect(page).toContain('id="example-1"');
    });
  },
);
