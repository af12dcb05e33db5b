import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Fault } from '../error/report-error.ts';
import { checkNotes } from './check-notes.ts';

let content = '';

beforeEach(async () => {
  content = await mkdtemp(path.join(tmpdir(), 'groundline-'));
  await mkdir(path.join(content, 'recorded'));
  await mkdir(path.join(content, 'notes'));
});
afterEach(() => rm(content, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(content, name), text);
const writeNote = (name: string, about: string) =>
  write(`notes/${name}`, `---\ntitle: A note\ndate: 2026-10-31\nabout: [${about}]\n---\n`);

async function listFaults(runs: Parameters<typeof checkNotes>[1]): Promise<string[]> {
  const faults: Fault[] = [];
  await checkNotes(content, runs, faults);
  return faults.map(({ file, message }) => `${path.relative(content, file)}: ${message}`);
}

test('the committed totals and their note have no faults', async () => {
  const faults: Fault[] = [];
  expect(await checkNotes('content', null, faults)).toMatchObject({ rows: 9 });
  expect(faults).toEqual([]);
});

test('notes may name runs and series', async () => {
  await writeNote('a.mdx', 'r1, s1');
  expect(await listFaults([{ id: 'r1', series: 's1' }])).toEqual([]);
  expect(await listFaults([])).toHaveLength(2);
});

test('where a run was refused, names are not judged', async () => {
  await writeNote('a.mdx', 'r1');
  expect(await listFaults(null)).toEqual([]);
});

test('files that do not belong there are faults, dotfiles are not', async () => {
  await write('notes/draft.md', '');
  await write('notes/.keep', '');
  await write('recorded/old.csv', '');
  await writeNote('Bad Name.mdx', 'r1');
  const faults = await listFaults([{ id: 'r1', series: null }]);
  expect(faults.map((fault) => fault.split(';')[0])).toEqual([
    `recorded/old.csv: unknown`,
    `notes/draft.md: unknown`,
    `notes/Bad Name.mdx: the name is part of an address`,
  ]);
});
