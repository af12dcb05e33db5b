import path from 'node:path';
import { listEntries } from './list-entries.ts';
import { readTextFile } from './read-text-file.ts';

/** A page of the program's own docs: its path relative to their folder, with `/`, and its Markdown. */
export type DocsFile = { readonly file: string; readonly text: string };

/**
 * Every Markdown file of the program's docs, by path; none where there is no such folder.
 * @throws ReportError `ContentRefused` where one cannot be read
 */
export async function readDocs(folder: string, below = ''): Promise<DocsFile[]> {
  const entries = (await listEntries(path.join(folder, below))) ?? [];
  const files = await Promise.all(
    entries.map(async ({ name, kind }): Promise<DocsFile[]> => {
      const file = below === '' ? name : `${below}/${name}`;
      if (kind === 'folder') return readDocs(folder, file);
      if (kind === 'other' || !name.endsWith('.md')) return [];
      return [{ file, text: await readTextFile(path.join(folder, file), 'ContentRefused') }];
    }),
  );
  return files.flat();
}
