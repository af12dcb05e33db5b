import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { quoteShell } from './quote-shell.ts';

test.each([
  ['c0ffee:content/runs/shop-docs/a-1.json', 'c0ffee:content/runs/shop-docs/a-1.json'],
  ['my docs/a.json', "'my docs/a.json'"],
  ['', "''"],
  ['-n', "'-n'"],
])('%j is written %s', (text, quoted) => {
  expect(quoteShell(text)).toBe(quoted);
});

test.each(['$(echo a)', '`echo a`', '; echo a', "it's \\", 'a\nb', '"$HOME"', '*', '~', 'é !!'])(
  'a shell takes %j for one word',
  (text) => {
    const said = execFileSync('sh', ['-c', `printf %s ${quoteShell(text)}`], { encoding: 'utf8' });
    expect(said).toBe(text);
  },
);
