import path from 'node:path';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { listEntries } from './list-entries.ts';
import { isSuiteFolder, listSuiteFolders } from './read-suites.ts';

/** What `check` looks at. */
export type CheckFolders = {
  /** Content folders. */
  readonly contents: readonly string[];
  /** Folders of fixtures. */
  readonly fixtures: readonly string[];
  /** Suite folders, those of the fixtures among them. */
  readonly suites: readonly string[];
};

/** Folders of which a content folder has at least one, unless it is called `content`. */
const contentParts = [
  'runs',
  'archive',
  'logs',
  'policies',
  'registry',
  'recorded',
  'notes',
  'method',
  'snapshots',
];

type Kind = {
  readonly fits: (folder: string, names: ReadonlySet<string>) => boolean | Promise<boolean>;
  readonly sort: (folder: string) => Partial<CheckFolders>;
};

/** What a folder can be, the first that fits. */
const kinds: readonly Kind[] = [
  { fits: isSuiteFolder, sort: (folder) => ({ suites: [folder] }) },
  {
    fits: (_folder, names) => names.has('content') && names.has('fixtures'),
    sort: (folder) => ({
      contents: [path.join(folder, 'content')],
      fixtures: [path.join(folder, 'fixtures')],
    }),
  },
  {
    fits: (folder, names) =>
      path.basename(path.resolve(folder)) === 'content' ||
      contentParts.some((part) => names.has(part)),
    sort: (folder) => ({ contents: [folder] }),
  },
  {
    fits: async (folder) =>
      path.basename(path.resolve(folder)) === 'fixtures' ||
      (await listSuiteFolders(folder)).length > 0,
    sort: (folder) => ({ fixtures: [folder] }),
  },
];

/**
 * Tells suites, content and fixtures apart. Content named without any suite is checked against the
 * fixtures beside it, or else the default ones.
 * @throws ReportError `ContentRefused` with every folder that is none of them
 */
export async function sortCheckFolders(
  folders: readonly string[],
  defaultFixtures: string,
): Promise<CheckFolders> {
  const faults: Fault[] = [];
  const sorted: Partial<CheckFolders>[] = [];
  for (const folder of folders) {
    const names = new Set((await listEntries(folder))?.map(({ name }) => name));
    const kind = await findKind(folder, names);
    if (kind === undefined) {
      const message =
        'neither a suite (questions.json and docs/), nor content, nor fixtures, nor a folder with both; name one of them';
      faults.push({ file: folder, message });
    } else sorted.push(kind.sort(folder));
  }
  if (faults.length > 0) throw new ReportError('ContentRefused', faults);
  const contents = sorted.flatMap((part) => part.contents ?? []);
  const named = sorted.flatMap((part) => part.fixtures ?? []);
  const alone = sorted.flatMap((part) => part.suites ?? []);
  const fixtures =
    contents.length > 0 && named.length + alone.length === 0
      ? await listFixturesBeside(contents, defaultFixtures)
      : named;
  const inside = await Promise.all(fixtures.map(listSuiteFolders));
  return { contents, fixtures, suites: [...new Set([...inside.flat(), ...alone])] };
}

async function findKind(folder: string, names: ReadonlySet<string>): Promise<Kind | undefined> {
  if ((await listEntries(folder)) === null) return undefined;
  for (const kind of kinds) if (await kind.fits(folder, names)) return kind;
  return undefined;
}

async function listFixturesBeside(
  contents: readonly string[],
  defaultFixtures: string,
): Promise<string[]> {
  const beside = await Promise.all(
    contents.map(async (folder) => {
      const fixtures = path.join(folder, '..', 'fixtures');
      return (await listEntries(fixtures)) === null ? defaultFixtures : fixtures;
    }),
  );
  return [...new Set(beside)];
}
