import { existsSync } from 'node:fs';
import { copyFile, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import { readDocuments } from '../../src/store/read-documents.ts';
import { readSuite } from '../../src/store/read-suite.ts';
import { writeAtomically } from '../../src/store/write-atomically.ts';
import { flattenText } from '../../src/text/format-table.ts';
import { writeFirstKey } from '../../src/suite/first-key/write-first-key.ts';
import { listProjectFiles } from '../init/project-files.ts';

type Options = { docs: string; suite?: string; title?: string; reference?: boolean };

export const initCommand = new Command('init')
  .description(
    'Make a project of a folder of Markdown documents: suite, first key, run folder, workflows.',
  )
  .argument('<dir>', 'where it goes; nothing that stands there is overwritten')
  .requiredOption('--docs <path>', 'the folder of documents')
  .option('--suite <name>', "the suite's name; the documents' folder's by default")
  .option('--title <text>', 'what readers call it; the name by default')
  .option('--copy', 'copy the documents (the default)')
  .option('--reference', 'refer to them by a link instead, so that they stay where they are')
  .action(makeProject);

async function makeProject(
  folder: string,
  { docs, reference = false, ...named }: Options,
): Promise<void> {
  const suite = named.suite ?? nameSuite(path.basename(path.resolve(docs)));
  requireName(suite);
  const title = flattenText(named.title ?? suite).trim() || suite;
  const documents = await readDocuments(docs);
  if (documents.size === 0) {
    const message = 'no Markdown document in it; a suite is made of .md files';
    throw new ReportError('DocumentsRefused', [{ file: docs, message }]);
  }
  const home = path.join(folder, 'fixtures', suite);
  const schema = '../../schemas/questions.json';
  const files = {
    ...(await listProjectFiles(suite, title)),
    [`fixtures/${suite}/questions.json`]: writeFirstKey({ suite, title, schema }, documents),
  };
  requireFree(folder, [...Object.keys(files), `fixtures/${suite}/docs`]);
  const target = path.join(home, 'docs');
  if (reference) await linkDocuments(docs, target);
  else
    for (const name of documents.keys()) {
      await mkdir(path.dirname(path.join(target, name)), { recursive: true });
      await copyFile(path.join(docs, name), path.join(target, name));
    }
  for (const [name, text] of Object.entries(files))
    await writeAtomically(path.join(folder, name), text);
  const { key } = await readSuite(home);
  process.stdout.write(
    `${home}: ${documents.size} documents, ${key.questions.length} questions to be replaced\n${path.join(folder, 'README.md')} says how to go on\n`,
  );
}

/** A name that an address can have. */
function nameSuite(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'documents'
  );
}

/** @throws ReportError `WrongUsage` where a name would lead elsewhere, or be more than a word in a shell */
function requireName(suite: string): void {
  if (/^[\p{L}\p{N}][\p{L}\p{N}\p{M}._-]*$/u.test(suite)) return;
  const message = 'is no name of a suite; use letters, digits, `.`, `_`, `-`';
  throw new ReportError('WrongUsage', [
    { file: '--suite', message: `${JSON.stringify(suite)} ${message}` },
  ]);
}

function requireFree(folder: string, names: readonly string[]): void {
  const faults = names
    .map((name) => path.join(folder, name))
    .filter(existsSync)
    .map((file) => ({
      file,
      message: 'stands there already; name another folder or move it away',
    }));
  if (faults.length > 0) throw new ReportError('ContentRefused', faults);
}

async function linkDocuments(docs: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await symlink(
    path.relative(path.dirname(path.resolve(target)), path.resolve(docs)),
    target,
    'dir',
  );
}
