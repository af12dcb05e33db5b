import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { z } from 'zod';

const recordsSchema = z.array(
  z.strictObject({ url: z.string(), kind: z.string(), title: z.string(), about: z.string() }),
);

/** What the search needs of the library's files; the rest is its own interface, which is not used. */
const needed = /^(pagefind(-worker)?\.js|pagefind-entry\.json|.*\.pagefind|.*\.pf_\w+)$/;

/** Makes the index of the search from the records that the build wrote, and takes these away. */
export async function writeSearchIndex(dist: string): Promise<void> {
  const file = path.join(dist, 'search-records.json');
  const records = recordsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const { index, errors } = await createIndex({ forceLanguage: 'en', maxFragments: 200 });
  if (index === undefined) throw new Error(`the search index cannot be made: ${errors.join('; ')}`);
  await Promise.all(
    records.map(async ({ url, kind, title, about }) => {
      const content = `${title} ${about}`;
      const meta = { title, kind, about };
      const added = await index.addCustomRecord({ url, content, language: 'en', meta });
      if (added.errors.length > 0) throw new Error(`${url}: ${added.errors.join('; ')}`);
    }),
  );
  const { files } = await index.getFiles();
  for (const { path: name, content } of files) {
    if (!needed.test(path.basename(name))) continue;
    const target = path.join(dist, 'pagefind', name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  await close();
  await rm(file);
}
