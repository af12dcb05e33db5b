import { expect, test } from 'vitest';
import type { CitationStep } from '../compare/diff-citations.ts';
import { createAddresses } from './address.ts';
import { renderSteps } from './render-comparison.ts';

const addresses = createAddresses('/repo/');
const range = (start: number, end: number) => ({ path: 'a <b>.md', start, end });

test.each<[CitationStep, string]>([
  [{ kind: 'kept', a: range(2, 2), b: range(2, 2) }, 'kept a &lt;b&gt;.md L2'],
  [{ kind: 'lost', a: range(2, 4), b: null }, 'only in A a &lt;b&gt;.md L2-L4'],
  [{ kind: 'gained', a: null, b: range(3, 3) }, 'only in B a &lt;b&gt;.md L3'],
  [
    { kind: 'tightened', a: range(1, 18), b: range(18, 18) },
    'tightened a &lt;b&gt;.md L1-L18 → L18',
  ],
])('a step %o reads %s', (step, text) => {
  const html = renderSteps([step], 'shop', addresses);
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
  const hrefs = Array.from(html.matchAll(/href="[^"]+#([^"]+)"/g), ([, place]) => place);
  expect(hrefs).toEqual(text.match(/L[\dL-]+/g));
});
