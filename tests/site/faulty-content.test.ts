import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { runBuild } from '../../scripts/staging/run-build.ts';

let content = '';

afterEach(async () => {
  await rm(content, { recursive: true, force: true });
});

/** Builds over a content folder of these files only. */
async function buildOver(
  files: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
) {
  content = await mkdtemp(path.join(tmpdir(), 'groundline-content-'));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(content, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  const { code, output } = await runBuild(inject('spoilt'), {
    ...env,
    GROUNDLINE_CONTENT: content,
  });
  return { code, output: output.replaceAll(content, 'content') };
}

test('a content folder without a run gives a site', async () => {
  expect(await buildOver({})).toMatchObject({ code: 0 });
});

test('every fault of every run is named at once, and there is no site', async () => {
  const { code, output } = await buildOver({
    'runs/shop-docs/first.json':
      '{\n  "mode": 7,\n  "tokens": -1,\n  "answers": [{ "id": 1 }]\n}\n',
    'runs/shop-docs/second.md': 'Prose without one answer.\n',
    'runs/shop-docs/third.json': '{"mode": "documents", "answers": [}',
  });
  expect(code).toBe(1);
  for (const place of ['first.json:2', 'first.json:3', 'first.json:4', 'second.md', 'third.json']) {
    expect(output).toContain(place);
  }
  expect(output).not.toContain('    at ');
});

test('every file that is no run of a suite is named', async () => {
  const run = '{"mode":"documents","answers":[]}';
  const strays = {
    'runs/shop-docs/picture.png': 'x',
    'runs/shop-docs/deeper/run.json': run,
    'runs/no-such-suite/run.json': run,
    'runs/loose.json': run,
    'runs/shop-docs/Upper Case.json': run,
    'runs/shop-docs/no-mode.json': '{"answers":[]}',
  };
  const { code, output } = await buildOver(strays);
  expect(code).toBe(1);
  // a folder is named as a whole or by its files
  const named = Object.keys(strays).filter(
    (file) =>
      output.includes(file) || output.includes(`${file.split('/').slice(0, -1).join('/')}:`),
  );
  expect(named).toEqual(Object.keys(strays));
});

test('dotfiles are passed over, and linked comparisons can be left to the browser', async () => {
  const { code } = await buildOver(
    {
      'runs/.DS_Store': 'x',
      'runs/shop-docs/.gitkeep': '',
      'runs/shop-docs/first.json': '{"mode":"documents","date":"2026-01-01","answers":[]}',
      'runs/shop-docs/second.json': '{"mode":"brain","date":"2026-01-02","answers":[]}',
    },
    { GROUNDLINE_COMPARISONS: 'none' },
  );
  expect(code).toBe(0);
  const dist = path.join(inject('spoilt'), 'dist');
  const run = await readFile(path.join(dist, 'runs/second/index.html'), 'utf8');
  expect(run).toContain('href="/compare/?a=first&amp;b=second"');
  expect(await readdir(path.join(dist, 'compare'))).toEqual(['index.html']);
});
