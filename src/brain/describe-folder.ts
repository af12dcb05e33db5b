import type { BuilderVersion } from './brain.ts';
import { joinNames } from './join-names.ts';
import type { DocumentOutline } from './outline.ts';

/** What stands directly in a folder. */
export type FolderEntries = {
  readonly documents: readonly DocumentOutline[];
  /** Names without a slash. */
  readonly folders: readonly string[];
};

const longestNames = 400;

/** A folder's summary by builder: its README's first sentence where it has one. */
export const describeFolder: Readonly<Record<BuilderVersion, (entries: FolderEntries) => string>> =
  {
    1: (entries) => quoteReadme(entries) ?? countEntries(entries),
    2: (entries) => quoteReadme(entries) ?? nameEntries(entries),
  };

function quoteReadme({ documents }: FolderEntries): string | null {
  const readme = documents.find(({ path }) => /(?:^|\/)readme\.md$/i.test(path));
  if (readme === undefined) return null;
  return readme.firstSentence === '' ? readme.title : readme.firstSentence;
}

function countEntries({ documents, folders }: FolderEntries): string {
  const counts = [
    count(documents.length, 'document', 'documents'),
    count(folders.length, 'folder', 'folders'),
  ];
  return `${counts.filter((text) => text !== '').join(' and ') || 'No documents'}, no README.`;
}

function count(total: number, one: string, many: string): string {
  return total === 0 ? '' : total === 1 ? `1 ${one}` : `${total} ${many}`;
}

function nameEntries({ documents, folders }: FolderEntries): string {
  const [only] = documents;
  if (only !== undefined && documents.length === 1 && folders.length === 0) return only.title;
  const names = [...folders.map((name) => `${name}/`), ...documents.map(({ title }) => title)];
  return names.length === 0 ? 'No documents.' : `Holds ${joinNames(names, longestNames)}`;
}
