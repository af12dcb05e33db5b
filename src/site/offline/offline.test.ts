import { describe, expect, test } from 'vitest';
import { relateAddress } from './relate-address.ts';
import { rewritePage } from './rewrite-page.ts';

describe('addresses from a folder', () => {
  test.each([
    ['/repo/', 'index.html', '/repo/', 'index.html'],
    ['/repo/runs/', 'index.html', '/repo/', 'runs/index.html'],
    ['/repo/', 'runs/a/index.html', '/repo/', '../../index.html'],
    ['/repo/runs/a/#q07', 'runs/b/index.html', '/repo/', '../a/index.html#q07'],
    ['/runs/a/?x=1#q07', 'runs/a/index.html', '/', 'index.html?x=1#q07'],
    ['/data/runs/a.json', 'runs/a/index.html', '/', '../../data/runs/a.json'],
    ['/documents/s/a%20b/c/', 'documents/s/a b/d/index.html', '/', '../c/index.html'],
    ['/documents/s/a%23b/', 'index.html', '/', 'documents/s/a%23b/index.html'],
    ['#q07', 'index.html', '/', '#q07'],
    ['https://x.example/repo/', 'index.html', '/', 'https://x.example/repo/'],
    ['//x.example/', 'index.html', '/', '//x.example/'],
    ['/elsewhere/', 'index.html', '/repo/', '/elsewhere/'],
  ])('%s in %s under %s', (address, file, base, expected) => {
    expect(relateAddress(address, { file, base })).toBe(expected);
  });
});

test('a page has relative links, deferred scripts and says what needs a server', () => {
  const page = `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/r/_astro/a.css">
<script src="/r/theme.js"></script><script type="module" src="/r/_astro/b.js"></script></head>
<body><a href="/r/runs/">R</a><form data-needs-server="Needs a server." hidden><input></form>
<template><a href="/r/"></a></template><p>1 &lt; 2</p></body></html>`;
  expect(rewritePage(page, { file: 'notes/index.html', base: '/r/' })).toMatchInlineSnapshot(`
    "<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="../_astro/a.css">
    <script src="../theme.js"></script><script src="../_astro/b.js" defer=""></script></head>
    <body><a href="../runs/index.html">R</a><p class="soft">Needs a server.</p>
    <template><a href="../index.html"></a></template><p>1 &lt; 2</p></body></html>"
  `);
});
