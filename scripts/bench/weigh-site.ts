import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

export type SiteWeight = {
  readonly files: number;
  readonly pages: number;
  readonly bytes: number;
  /** By kind of page, such as `runs/*`, the bytes of the largest one. */
  readonly largest: ReadonlyMap<string, number>;
};

export async function weighSite(dist: string): Promise<SiteWeight> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const largest = new Map<string, number>();
  let files = 0;
  let pages = 0;
  let bytes = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { size } = await stat(file);
    files += 1;
    bytes += size;
    if (!entry.name.endsWith('.html')) continue;
    pages += 1;
    const kind = nameKind(path.relative(dist, file));
    largest.set(kind, Math.max(size, largest.get(kind) ?? 0));
  }
  return { files, pages, bytes, largest };
}

/** The part of the site, and a star for each step below it: of documents, one star for all steps. */
function nameKind(file: string): string {
  const [part, ...below] = file.split(path.sep).slice(0, -1);
  if (part === undefined) return 'home';
  const stars = part === 'documents' ? below.slice(0, 2) : below;
  return [part, ...stars.map(() => '*')].join('/');
}
