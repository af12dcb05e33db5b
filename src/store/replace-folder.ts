import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ReportError } from '../error/report-error.ts';
import { holdFolder, resolveFolder } from './hold-folder.ts';
import type { HoldOptions } from './hold-folder.ts';
import { readErrorCode } from './read-bytes.ts';

/**
 * Makes a folder anew: it is filled beside its place and put there by renaming, so that the place holds
 * the whole folder of before or the whole new one, whenever the process ends. What earlier processes
 * left beside it is taken away, and a folder that was put aside last is put back.
 * @param fill writes into the empty folder that it is given
 * @throws what `fill` throws, or ReportError `NotWritten` where the folder cannot be put in its place
 */
export async function replaceFolder(
  target: string,
  fill: (staged: string) => Promise<void>,
  options: HoldOptions = {},
): Promise<void> {
  await holdFolder(target, async () => replaceHeld(await resolveFolder(target), fill), options);
}

async function replaceHeld(place: string, fill: (staged: string) => Promise<void>): Promise<void> {
  const beside = (state: string) =>
    path.join(path.dirname(place), `.${path.basename(place)}.${state}`);
  const [staged, before] = [beside('building'), beside('before')];
  if (!existsSync(place) && existsSync(before)) await rename(before, place);
  await clear(staged, before);
  try {
    await mkdir(staged);
    await fill(staged);
    await swap({ place, staged, before });
  } finally {
    await clear(staged, before);
  }
}

async function swap({
  place,
  staged,
  before,
}: Readonly<Record<'place' | 'staged' | 'before', string>>): Promise<void> {
  const hadOne = existsSync(place);
  try {
    if (hadOne) await rename(place, before);
    await rename(staged, place);
  } catch (cause) {
    if (hadOne && !existsSync(place)) await rename(before, place);
    const message = `cannot be replaced (${readErrorCode(cause)}); it must be a folder that may be renamed, no mount and open in no program`;
    throw new ReportError('NotWritten', [{ file: place, message }], { cause });
  }
}

async function clear(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
