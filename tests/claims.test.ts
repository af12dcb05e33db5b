import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { trials } from '../scripts/bench/bounds.ts';
import { holdsTitle } from './holds-title.ts';

const readme = readFileSync('README.md', 'utf8');
const bounds = readFileSync('docs/bounds.md', 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** The cells of a page's table rows. */
const listRows = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| [-:]/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe('commands that the README and the bounds name are there', () => {
  const named = [readme, bounds, readFileSync('docs/benchmarks.md', 'utf8')].join('\n');

  test.each(
    Array.from(
      new Set(Array.from(named.matchAll(/npm run (?:-s )?([\w:-]+)/g), ([, name = '']) => name)),
    ),
  )('npm run %s', (name) => {
    expect(Object.keys(scripts)).toContain(name);
  });

  test('every command of the program is in the table of the README, and no other', () => {
    const table = readme.slice(readme.indexOf('## Commands'), readme.indexOf('`npm run dev`'));
    const listed = listRows(table).flatMap(([cell = '']) =>
      Array.from(cell.matchAll(/`([\w-]+)`/g), ([, name = '']) => name),
    );
    const reference = readFileSync('docs/reference/commands.md', 'utf8');
    const commands = Array.from(reference.matchAll(/^## ([\w-]+)$/gm), ([, name = '']) => name);
    expect(listed.toSorted()).toEqual(commands.toSorted());
  });
});

test('every variable in the table of the README is read', () => {
  const sources = ['astro.config.mjs', 'scripts/serve-site.ts', 'tests/site/launch-browser.ts'];
  const text = [...sources, 'src/store/input-folders.ts']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const variables = Array.from(readme.matchAll(/^\| `([A-Z_]+)`/gm), ([, name = '']) => name);
  expect(variables).toHaveLength(6);
  for (const name of variables) expect(text).toContain(name);
});

describe('what shows a bound is there', () => {
  const shown = Array.from(
    bounds.matchAll(/`vitest run ([\w./-]+)(?: -t ("[^"]+"|[\w-]+))?`/g),
    ([, file = '', title = '']) => ({ file, title: title.replaceAll('"', '') }),
  );

  test.each(shown)('$file: $title', ({ file, title }) => {
    expect(existsSync(file)).toBe(true);
    if (title !== '') expect(holdsTitle(readFileSync(file, 'utf8'), title)).toBe(true);
  });

  test('the bounds of times are those of npm run bench -- bounds', () => {
    const table = listRows(bounds.slice(bounds.indexOf('## Times'))).slice(1);
    expect(
      table.map(([, , seconds, memory]) => [Number(seconds), Number(memory)]).toSorted(),
    ).toEqual(
      trials.map(({ mostSeconds, mostMebibytes }) => [mostSeconds, mostMebibytes]).toSorted(),
    );
  });
});
