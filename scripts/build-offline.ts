import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { rewritePage } from '../src/site/offline/rewrite-page.ts';
import { holdFolder } from '../src/store/hold-folder.ts';
import { replaceFolder } from '../src/store/replace-folder.ts';
import { describeBuildFailure } from './describe-build-failure.ts';

/**
 * Makes of `dist` a copy in `dist-offline` that opens from a folder, without a server: a browser loads
 * neither modules nor data from there, so scripts are bundled whole and links are relative.
 */
const base = (process.env['GROUNDLINE_BASE'] || '/').replace(/\/?$/, '/');
const target = 'dist-offline';
/** What only a server can use. */
const left = ['pagefind', 'sitemap-index.xml', 'sitemap-0.xml', '.nojekyll'];

try {
  // another build may not replace what is copied
  const count = await holdFolder('dist', async () => {
    let files = 0;
    await replaceFolder(target, async (staged) => {
      files = await copySite(staged);
    });
    return files;
  });
  process.stdout.write(`${target}: ${count} files; open ${target}/index.html\n`);
} catch (error) {
  process.stderr.write(`${describeBuildFailure(error)}\n`);
  process.exitCode = 1;
}

/** @returns how many files the copy began with */
async function copySite(staged: string): Promise<number> {
  await cp('dist', staged, { recursive: true });
  for (const name of left) await rm(path.join(staged, name), { recursive: true, force: true });
  const entries = await readdir(staged, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(staged, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
  const modules = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(staged, file), 'utf8');
    for (const [, source = ''] of html.matchAll(/<script type="module" src="([^"]+)"/g))
      modules.add(source.slice(base.length));
    await writeFile(path.join(staged, file), rewritePage(html, { file, base }));
  }
  const chunks = files.filter((name) => /^_astro\/.*\.js$/.test(name));
  const bundles = new Map<string, string>();
  for (const module of modules) bundles.set(module, await bundle(path.join('dist', module)));
  for (const chunk of chunks) await rm(path.join(staged, chunk));
  for (const [module, text] of bundles) await writeFile(path.join(staged, module), text);
  return files.length;
}

/** A module with all that it imports, as one classic script. */
async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: path.resolve(file),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = outputs.find((each) => each.type === 'chunk');
  if (script === undefined) throw new Error(`${file} was not bundled`);
  return script.code;
}
