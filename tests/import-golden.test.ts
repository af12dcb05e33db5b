import { mkdtemp, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ReportError } from '../src/error/report-error.ts';
import { importers } from '../src/import/importers.ts';
import { importRuns } from '../src/store/import-runs.ts';
import { readSuite } from '../src/store/read-suite.ts';

/**
 * A case is a folder `<format>/<case>/` with a log and, where needed, `options.json`: what the command
 * line says. `expected.json` holds the run files that it gives, or what it is refused for.
 */
const cases = path.join(import.meta.dirname, 'golden/import');
const suite = await readSuite(path.join(import.meta.dirname, 'golden/score/transcript/suite'));

const optionsFile = z.object({
  options: z
    .object({
      idFrom: z.string().optional(),
      citationsFrom: z.string().optional(),
      lineBase: z.literal([0, 1]).optional(),
      provider: z.string().optional(),
      prompt: z.int().optional(),
      separator: z.string().default(';'),
      ignoredColumns: z.array(z.string()).default([]),
      dropBroken: z.boolean().default(false),
    })
    .prefault({}),
  given: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});

async function importCase(format: string, name: string): Promise<unknown> {
  const folder = path.join(cases, format, name);
  const files = await readdir(folder);
  const log = files.find((file) => file.startsWith('log.')) ?? 'log';
  const text = files.includes('options.json')
    ? await readFile(path.join(folder, 'options.json'), 'utf8')
    : '{}';
  const { options, given } = optionsFile.parse(JSON.parse(text));
  const importer = importers.find((each) => each.format === format);
  if (importer === undefined) throw new Error(`no importer for ${format}`);
  const out = path.join(await mkdtemp(path.join(tmpdir(), 'groundline-')), 'run.json');
  try {
    const written = await importRuns([path.join(folder, log)], {
      importer,
      suite,
      out,
      given: { mode: 'brain', ...given },
      options,
    });
    const runs = written.map(async ({ file }): Promise<[string, unknown]> => {
      return [path.basename(file), JSON.parse(await readFile(file, 'utf8'))];
    });
    return Object.fromEntries(await Promise.all(runs));
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    return error.message.split('\n').map((line) => line.replaceAll(`${folder}/`, ''));
  }
}

const all = await Promise.all(
  importers.map(async ({ format }) => {
    const names = await readdir(path.join(cases, format), { withFileTypes: true });
    return names.filter((entry) => entry.isDirectory()).map(({ name }) => [format, name] as const);
  }),
);

test.each(all.flat())('%s: %s', async (format, name) => {
  const text = `${JSON.stringify(await importCase(format, name), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(path.join(cases, format, name, 'expected.json'));
});
