import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, cpSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ReportError } from '../src/error/report-error.ts';
import { generateEvidence } from '../src/store/evidence/generate-evidence.ts';
import { listEvidenceFaults } from '../src/store/evidence/list-evidence-faults.ts';
import { readPolicies } from '../src/store/read-policies.ts';

vi.setConfig({ testTimeout: 150_000 });

function copyContent(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'groundline-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['policies', 'registry'])
    cpSync(path.join('content', name), path.join(folder, name), { recursive: true });
  return folder;
}

async function refuse(content: string): Promise<string> {
  try {
    await readPolicies(content, 'fixtures');
  } catch (error) {
    if (error instanceof ReportError) return error.message.replaceAll(`${content}/`, '');
    throw error;
  }
  return 'accepted';
}

test('the case records regenerate to the committed bytes', async () => {
  for (const { name, text } of await generateEvidence('fixtures')) {
    expect(text).toBe(readFileSync(path.join('content/policies/evidence', name), 'utf8'));
  }
  expect(await listEvidenceFaults('content', 'fixtures')).toEqual([]);
});

test('case b: refused for volume and leakage, no gain for volume alone, the record unchanged, nothing hidden named', async () => {
  const text = readFileSync('content/policies/evidence/b-result.json', 'utf8');
  const { candidates, allUseful } = JSON.parse(text);
  const judged = [...candidates, ...allUseful.candidates];
  expect(judged.map(({ policy, verdict }) => `${policy} ${verdict}`)).toEqual([
    'graph_wide refused',
    'scoped_padded refused',
    'feed_only refused',
    'graph no_gain',
  ]);
  for (const { recordUnchanged, namesOutsideTheGrant } of judged) {
    expect([recordUnchanged, namesOutsideTheGrant]).toEqual([true, 0]);
  }
});

test('the committed policies are read with reports, verdicts and a verified registry', async () => {
  const [corpus, ...others] = await readPolicies('content', 'fixtures');
  expect(others).toEqual([]);
  expect(corpus?.evaluation.reports).toHaveLength(10);
  expect(corpus?.registry?.states.map(({ entry }) => `${entry.action} ${entry.policy}`)).toEqual([
    'init scoped',
    'promote graph',
  ]);
  expect(corpus?.verdicts.map(({ policy, verdict }) => `${policy} ${verdict.verdict}`)).toEqual([
    'feed_only refused',
    'scoped refused',
    'graph_wide refused',
    'scoped_padded refused',
  ]);
});

test('a committed report that differs is named with its first difference and the command that renews it', async () => {
  const content = copyContent();
  const file = path.join(content, 'policies/brain-context/graph.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"tokens": 720', '"tokens": 719'));
  rmSync(path.join(content, 'policies/brain-context/scoped.json'));
  writeFileSync(path.join(content, 'policies/brain-context/notes.txt'), '');
  expect(await refuse(content)).toMatchInlineSnapshot(`
    "policies/brain-context/notes.txt: a report for each policy lies here and nothing else; remove it
    policies/brain-context/scoped.json: no such file; run \`npm run -s groundline -- evaluate --corpus fixtures/brain-context/corpus.json --policy scoped --json policies/brain-context/scoped.json\`
    policies/brain-context/graph.json: reports[0].measures.tokens: is not what graph gives on fixtures/brain-context/corpus.json; run \`npm run -s groundline -- evaluate --corpus fixtures/brain-context/corpus.json --policy graph --json policies/brain-context/graph.json\`"
  `);
});

test('a record that does not hold fails the reading', async () => {
  const content = copyContent();
  const file = path.join(content, 'registry/brain-context/1.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"graph"', '"feed_only"'));
  expect(await refuse(content)).toMatch(/history\[1\]\.hash: does not fit/);
});

test('content without policies has none', async () => {
  const content = copyContent();
  rmSync(path.join(content, 'policies'), { recursive: true });
  rmSync(path.join(content, 'registry'), { recursive: true });
  expect(await readPolicies(content, 'fixtures')).toEqual([]);
  mkdirSync(path.join(content, 'policies'));
  expect(await readPolicies(content, 'fixtures')).toEqual([]);
});
