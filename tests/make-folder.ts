import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder with some files by path; `{ link }` makes a symbolic link. */
export async function makeFolder(
  files: Readonly<Record<string, string | Uint8Array | { readonly link: string }>>,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'groundline-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    if (typeof content === 'object' && 'link' in content) await symlink(content.link, file);
    else await writeFile(file, content);
  }
  return folder;
}

/** What a promise is refused for, without the folder's own path. */
export async function catchFaults(act: Promise<unknown>, folder: string): Promise<string> {
  return act.then(
    () => 'nothing was thrown',
    (error: unknown) =>
      (error instanceof Error ? error.message : String(error)).replaceAll(`${folder}/`, ''),
  );
}
