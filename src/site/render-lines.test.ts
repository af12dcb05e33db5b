import { expect, test } from 'vitest';
import { renderLines } from './render-lines.ts';

const tokens = [
  [{ text: '# Tents', role: 'heading' }],
  [{ text: 'The rate is 19% & <b>more</b>.', role: null }],
  [{ text: 'المبلغ 12', role: null }],
];
const values = [{ value: '19%', kind: 'accepted' }];

test.each([
  {
    what: 'context, without marks or a link',
    line: { number: 1, state: 'context' },
    html: '<li class="line s-context"><a>1</a><code><span class="t-heading"># Tents</span></code></li>',
  },
  {
    what: 'cited evidence, values marked and markup shown as text',
    line: { number: 2, state: 'both' },
    html: '<li class="line s-both"><a href="/d/tents/#L2">2</a><span class="visually-hidden">cited evidence: </span><code>The rate is <mark class="m-accepted">19%</mark> &amp; &lt;b&gt;more&lt;/b&gt;.</code></li>',
  },
  {
    what: 'cited only, values not marked',
    line: { number: 2, state: 'cited' },
    html: '<li class="line s-cited"><a href="/d/tents/#L2">2</a><span class="visually-hidden">cited: </span><code>The rate is 19% &amp; &lt;b&gt;more&lt;/b&gt;.</code></li>',
  },
  {
    what: 'a line from right to left',
    line: { number: 3, state: 'context' },
    html: '<li class="line s-context"><a>3</a><code dir="auto">المبلغ 12</code></li>',
  },
] as const)('$what', ({ line, html }) => {
  expect(renderLines({ page: '/d/tents/', tokens, lines: [line], values })).toBe(html);
});

test('a document without a page has no links, and a density is told', () => {
  expect(
    renderLines({
      page: undefined,
      tokens,
      lines: [{ number: 1, state: 'context' }],
      values,
      density: { counts: [0, 3], of: 4 },
    }),
  ).toBe(
    '<li class="line s-context d-8"><a>1</a><code><span class="t-heading"># Tents</span></code><span class="runs">3/4<span class="visually-hidden"> runs cite this line</span></span></li>',
  );
});
