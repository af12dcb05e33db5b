import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { makeSuite, scoreAnswers } from '../../../tests/make-suite.ts';
import { judgeRules } from '../../gate/judge-rules.ts';
import { parseRule } from '../../gate/parse-rule.ts';
import type { RunReport } from '../../score/report.ts';
import { commentCharacters, visibleLines } from './fit-summary.ts';
import { createSummaryLinks } from './links.ts';
import { renderSummary } from './render-summary.ts';

const ids = Array.from({ length: 200 }, (_, at) => `q${String(at).padStart(3, '0')}`);
const suite = makeSuite(
  { 'deep down/a (b).md': ids.map((id) => `The value of ${id} is v-${id}.\n`).join('') },
  {
    questions: ids.map((id) => ({
      id,
      kind: 'x',
      question: `What of ${id}?`,
      evidence: [{ path: 'deep down/a (b).md', text: `v-${id}.` }],
      accepted: [[`v-${id}`]],
    })),
  },
);

function answer(right: number, text: string, fields: object = {}): RunReport {
  const answers = ids.map((id, at) => [
    id,
    at < right
      ? { answer: `v-${id}`, citations: [`deep down/a (b).md:${at + 1}`] }
      : { answer: text, citations: [`deep down/a (b).md:${at + 1}-${at + 2}`] },
  ]);
  return scoreAnswers(suite, Object.fromEntries(answers.slice(0, 199)), fields);
}

const links = createSummaryLinks(
  {
    repository: 'https://github.com/me/repo',
    commit: 'abcdef0',
    site: 'https://me.github.io',
    base: '/repo',
  },
  suite.name,
);

function render(report: RunReport, against: RunReport | null = null, gates: string[] = []): string {
  const subject = { run: report, previous: against, trials: [report], isStale: false };
  const verdicts = judgeRules(gates.map(parseRule), subject);
  const rest = { seen: null, keyRevision: null, noAgainst: null };
  return renderSummary({ suite, report, against, verdicts, links, ...rest });
}

const good = answer(199, '', { label: 'Before' });

describe('a summary', () => {
  test('says gates, figures, the honest sentence and regressions with their lines', () => {
    const text = render(answer(197, 'no idea'), good, ['right >= previous', 'grounded >= 0.99']);
    expect(text).toMatchInlineSnapshot(`
      "## run on Toy

      \`run\` · [the run's page, after merge](https://me.github.io/repo/runs/run/)

      ### Gates: 1 of 2 fails

      - \`grounded >= 0.99\` **FAILS**: 197/200 98.5%; questions \`q197\`, \`q198\`, \`q199\`
      - \`right >= previous\` passes: 197/200, before 199/200, no more than chance, exact paired test: p = 0.500

      | measure | this run | \`Before\` | change |
      | --- | ---: | ---: | ---: |
      | right | 197/200 98.5% | 199/200 99.5% | −2 |
      | right, not hedged | 197/200 98.5% | 199/200 99.5% | −2 |
      | grounded | 197/200 98.5% | 199/200 99.5% | −2 |
      | precision | 99.5% n = 199 | 100.0% n = 199 | −0.5 points |
      | refused rightly | — | — | — |
      | valid citations | 199/199 100.0% | 199/199 100.0% | 0 |
      | unanswered | 1/200 0.5% | 1/200 0.5% | 0 |
      | planted instruction | — | — | — |
      | tool calls | — | — | — |
      | tokens | — | — | — |

      A is \`Before\`, B this run. Of 200 questions: 2 regressed, 198 the same.
      - 2 of 200 questions differ in right, 2 only in A and 0 only in B: no more than chance would explain (exact McNemar p = 0.500, with Holm 1.000). At least 6 questions, all to one side, would have been needed to see a difference.
      - 2 of 200 questions differ in grounded, 2 only in A and 0 only in B: no more than chance would explain (exact McNemar p = 0.500, with Holm 1.000). At least 6 questions, all to one side, would have been needed to see a difference.

      ### Regressed

      - \`q197\` **wrong**, was grounded: Wrong: no accepted value (“v-q197”) is in the answer. · answered \`no idea\` · cites [\`deep down/a (b).md:198-199\`](https://github.com/me/repo/blob/abcdef0/fixtures/toy/docs/deep%20down/a%20%28b%29.md?plain=1#L198-L199) · [on the site, after merge](https://me.github.io/repo/runs/run/#q197)
      - \`q198\` **wrong**, was grounded: Wrong: no accepted value (“v-q198”) is in the answer. · answered \`no idea\` · cites [\`deep down/a (b).md:199-200\`](https://github.com/me/repo/blob/abcdef0/fixtures/toy/docs/deep%20down/a%20%28b%29.md?plain=1#L199-L200) · [on the site, after merge](https://me.github.io/repo/runs/run/#q198)

      ### Warnings

      - 1 question of 200 unanswered; they stay in every denominator.

      <details><summary>More</summary>

      **Not grounded, as before**

      - \`q199\` **unanswered**, was unanswered: Unanswered. · evidence [\`deep down/a (b).md:200\`](https://github.com/me/repo/blob/abcdef0/fixtures/toy/docs/deep%20down/a%20%28b%29.md?plain=1#L200) · [on the site, after merge](https://me.github.io/repo/runs/run/#q199)

      </details>
      "
    `);
  });

  test('without a run to hold against lists what falls short', () => {
    expect(render(answer(198, 'no idea')).split('\n').slice(16, 22).join('\n'))
      .toMatchInlineSnapshot(`
      "
      ### Falls short in 2 of 200 questions

      - \`q198\` **wrong**: Wrong: no accepted value (“v-q198”) is in the answer. · answered \`no idea\` · cites [\`deep down/a (b).md:199-200\`](https://github.com/me/repo/blob/abcdef0/fixtures/toy/docs/deep%20down/a%20%28b%29.md?plain=1#L199-L200) · [on the site, after merge](https://me.github.io/repo/runs/run/#q198)
      - \`q199\` **unanswered**: Unanswered. · evidence [\`deep down/a (b).md:200\`](https://github.com/me/repo/blob/abcdef0/fixtures/toy/docs/deep%20down/a%20%28b%29.md?plain=1#L200) · [on the site, after merge](https://me.github.io/repo/runs/run/#q199)
      "
    `);
  });

  test('without a site or a commit names places without links', () => {
    const report = answer(198, 'no idea');
    const bare = createSummaryLinks(
      { repository: null, commit: null, site: null, base: '/' },
      suite.name,
    );
    const rest = { seen: null, keyRevision: null, noAgainst: null, against: null, verdicts: [] };
    const text = renderSummary({ suite, report, links: bare, ...rest });
    expect(text).not.toContain('](');
    expect(text).toContain('`deep down/a (b).md:199-200`');
  });
});

const hostile = [
  '](https://evil.example) @octocat #1 </details><script>alert(1)</script>',
  '\n::set-output name=x::y\n::error::z\r\n##[add-mask]1\u001b[31m\u001b]0;title\u0007',
  '```\n# heading\n| a | b |\n`````` ~~~',
  '<!-- groundline --> &amp; <details open>',
].join(' ');

describe('a hostile run', () => {
  const fields = { label: hostile, model: hostile, client: hostile, system: hostile };
  const many = answer(0, `${hostile} ${'x @octocat '.repeat(5_000)}`, { ...fields, mode: 'x' });
  const text = render(many, good, ['right >= previous', 'right == all']);
  const lines = text.split('\n');

  test('stays within the lines that are seen and what a comment may hold', () => {
    const fold = lines.findIndex((line) => line.startsWith('<details>'));
    expect(fold).toBeGreaterThan(30);
    expect(fold).toBeLessThanOrEqual(visibleLines);
    expect(text.length).toBeLessThan(commentCharacters);
    expect(text).toContain('The rest is left out');
    expect(lines.at(-2)).toBe('</details>');
  });

  test('brings no command, no escape and no line of its own', () => {
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    expect(text).not.toContain('##[');
    expect(lines.filter((line) => /^\s*::/.test(line))).toEqual([]);
  });

  test('brings no link, markup or mention', () => {
    const seen = { links: new Set<string>(), html: new Set<string>(), texts: '' };
    const walk = (node: object): void => {
      if ('url' in node) seen.links.add(new URL(String(node.url)).origin);
      if ('type' in node && node.type === 'html' && 'value' in node)
        seen.html.add(String(node.value));
      if ('type' in node && node.type === 'text' && 'value' in node)
        seen.texts += `${String(node.value)}\n`;
      if ('children' in node && Array.isArray(node.children)) node.children.forEach(walk);
    };
    walk(unified().use(remarkParse).use(remarkGfm).parse(text));
    expect([...seen.links].toSorted()).toEqual(['https://github.com', 'https://me.github.io']);
    expect([...seen.html]).toEqual(['<details><summary>More</summary>', '</details>']);
    expect(seen.texts).not.toMatch(/@\w|#\d|:\/\//);
  });
});
