import path from 'node:path';
import { collectFaults } from '../error/collect-faults.ts';
import { ReportError } from '../error/report-error.ts';
import { readNote } from '../run/read-note.ts';
import type { NoteFields } from '../run/note-schema.ts';
import { listContentFiles } from './list-content-files.ts';
import { readTextFile } from './read-text-file.ts';

/** A note's front matter, with its file's name without ending. */
export type Note = NoteFields & { readonly id: string };

const noteName = /^[a-z0-9][a-z0-9._-]*$/;

/**
 * Reads the front matter of every file of `notes` in the content folder.
 * @param known ids of runs, names of series, ids of recorded rows; null where not all are known
 * @throws ReportError `ContentRefused` with every fault of every note
 */
export async function readNotes(
  contentFolder: string,
  known: ReadonlySet<string> | null,
): Promise<Note[]> {
  const { files, faults } = await listContentFiles(path.join(contentFolder, 'notes'), '.mdx');
  const notes: Note[] = [];
  for (const file of files) {
    const id = path.parse(file).name;
    if (!noteName.test(id))
      faults.push({
        file,
        message: 'the name is part of an address; use lower-case letters, digits, `.`, `_`, `-`',
      });
    const note = await collectFaults(faults, async () =>
      readNote(await readTextFile(file, 'ContentRefused'), { file, known }),
    );
    if (note !== null) notes.push({ id, ...note });
  }
  if (faults.length > 0) throw new ReportError('ContentRefused', faults);
  return notes;
}
