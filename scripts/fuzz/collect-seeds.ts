import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Larger files are cut to this: a fuzzer tries many small inputs rather than few large ones. */
const mostBytes = 40 * 1024;

/** The bytes of every file below some folders, or of files named, whose path fits, in path order. */
export async function collectSeeds(places: readonly string[], fits: RegExp): Promise<Uint8Array[]> {
  const files: string[] = [];
  for (const place of places) {
    const entries = await readdir(place, { recursive: true, withFileTypes: true });
    for (const entry of entries)
      if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  }
  const seeds: Uint8Array[] = [];
  for (const file of files.toSorted())
    if (fits.test(file.split(path.sep).join('/')))
      seeds.push(new Uint8Array((await readFile(file)).subarray(0, mostBytes)));
  return seeds;
}
