import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from '../error/report-error.ts';
import { compareCodeUnits } from '../text/compare-code-units.ts';
import { readErrorCode } from './read-bytes.ts';

type Target = {
  readonly kind: 'folder' | 'file' | 'other' | 'nothing';
  /** The real path. */
  readonly real: string;
};

type Listing = {
  readonly folder: string;
  /** The real path of the folder. */
  readonly root: string;
  readonly names: string[];
  readonly faults: Fault[];
};

/**
 * The Markdown files below a folder, relative to it with `/`, and what keeps others from being
 * documents. Links are followed as long as they stay inside.
 * @param root the folder's real path
 */
export async function listDocuments(
  folder: string,
  root: string,
): Promise<{ names: string[]; faults: Fault[] }> {
  const listing: Listing = { folder, root, names: [], faults: [] };
  await walk(listing, '', [root]);
  return { names: listing.names, faults: listing.faults };
}

/** @param above real paths of the folders on the way here, so that a link back up is found */
async function walk(listing: Listing, below: string, above: readonly string[]): Promise<void> {
  const entries = await readFolder(path.join(listing.folder, below), listing.faults);
  for (const entry of entries.toSorted((a, b) => compareCodeUnits(a.name, b.name))) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    const file = path.join(listing.folder, name);
    const target = entry.isSymbolicLink()
      ? await resolveLink(file)
      : { kind: readKind(entry), real: path.join(above.at(-1) ?? listing.root, entry.name) };
    if (target.kind !== 'folder' && !entry.name.endsWith('.md')) continue;
    const message = findFault(target, listing.root, above);
    if (message !== null) listing.faults.push({ file, message });
    else if (target.kind === 'folder') await walk(listing, name, [...above, target.real]);
    else listing.names.push(name);
  }
}

/** The entries of a folder; none where it cannot be read, which is a fault. */
async function readFolder(folder: string, faults: Fault[]) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (cause) {
    const code = readErrorCode(cause);
    const message =
      code === 'ENOTDIR' ? 'not a folder; put the documents in one' : `cannot be read (${code})`;
    faults.push({ file: folder, message });
    return [];
  }
}

function findFault({ kind, real }: Target, root: string, above: readonly string[]): string | null {
  if (kind === 'nothing') return 'a link that leads nowhere; remove it or mend it';
  if (isOutside(root, real))
    return 'a link that leads out of the documents; put the file itself here';
  if (kind === 'other') return 'not a regular file; a document is one';
  return above.includes(real) ? 'a link to a folder that it lies in; remove it' : null;
}

async function resolveLink(file: string): Promise<Target> {
  try {
    return { kind: readKind(await stat(file)), real: await realpath(file) };
  } catch (cause) {
    if (['ENOENT', 'ELOOP', 'ENOTDIR', 'EACCES'].includes(readErrorCode(cause)))
      return { kind: 'nothing', real: file };
    throw cause;
  }
}

function readKind(entry: { isDirectory: () => boolean; isFile: () => boolean }): Target['kind'] {
  return entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : 'other';
}

function isOutside(root: string, target: string): boolean {
  const relative = path.relative(root, target);
  return relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
}
