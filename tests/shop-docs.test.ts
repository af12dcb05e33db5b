import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { listScaleDocuments } from '../scripts/make-scale/list-scale-documents.ts';
import { readSuite } from '../src/store/read-suite.ts';
import type { EvidenceLine, Question } from '../src/suite/suite.ts';
import { fold } from '../src/text/fold.ts';
import { compilePattern } from '../src/text/pattern.ts';
import { compileValue } from '../src/text/value-matcher.ts';

const folder = fileURLToPath(new URL('../fixtures/shop-docs', import.meta.url));
const { key, documents } = await readSuite(folder);
const answerable = key.questions.filter((question) => question.answerable);
const texts = new Map(Array.from(documents, ([name, { lines }]) => [name, lines.join('\n')]));
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
const trees = new Map(Array.from(texts, ([name, text]) => [name, markdown.parse(text)]));
const linked = new Set(['link', 'image', 'definition']);

const kinds = [
  'card',
  'common-component',
  'decision',
  'descend-2',
  'descend-3',
  'hidden-term',
  'long-document',
  'near-twin',
  'planted-instruction',
  'reworded',
  'superseded',
  'table',
  'two-documents',
  'unanswerable',
];

describe('the size of the suite', () => {
  test('59 documents, 32 of them generated', () => {
    expect(documents.size).toBe(59);
    expect(listScaleDocuments().size).toBe(32);
  });

  test('28 questions, 2 of them without an answer', () => {
    expect(key.questions.map(({ id }) => id)).toEqual(
      Array.from({ length: 28 }, (_, at) => `q${String(at + 1).padStart(2, '0')}`),
    );
    expect(answerable).toHaveLength(26);
  });

  test.each([
    [1, 13, 1],
    [2, 9, 1],
    [3, 4, 0],
  ])('revision %i added %i answerable questions and %i others', (revision, with_, without) => {
    const added = key.questions.filter(({ since }) => since === revision);
    expect(added.filter((question) => question.answerable)).toHaveLength(with_);
    expect(added.filter((question) => !question.answerable)).toHaveLength(without);
    expect(key.revision).toBe(3);
  });

  test('every kind is exercised and no other is named', () => {
    expect([...new Set(key.questions.map(({ kind }) => kind))].sort()).toEqual(kinds);
  });
});

describe('the evidence', () => {
  test.each(answerable.map((question) => [question.id, question] as const))(
    '%s rests on single lines',
    (_, { sets }) => {
      for (const { path: name, text } of sets.flat())
        expect(documents.get(name)?.lines.filter((line) => line.includes(text))).toHaveLength(1);
    },
  );

  // The time that q20 asks for is reckoned from its two lines and stands in neither.
  test.each(
    answerable.filter(({ id }) => id !== 'q20').map((question) => [question.id, question] as const),
  )(
    '%s: every evidence set holds a value of every group and no distractor',
    (_, { sets, accepted, distractors }) => {
      for (const set of sets) {
        const proof = fold(set.map(readLine).join('\n'));
        for (const group of accepted)
          expect(group.some((value) => compileValue(value)(proof))).toBe(true);
        for (const value of distractors) expect(compileValue(value)(proof)).toBe(false);
      }
    },
  );

  test('questions of the last revision rest on generated documents, earlier ones do not', () => {
    const generated = listScaleDocuments();
    for (const { since, sets } of answerable)
      for (const { path: name } of sets.flat()) expect(generated.has(name)).toBe(since === 3);
  });

  test('two documents are needed where the kind says so', () => {
    for (const { sets } of listOfKind('two-documents'))
      for (const set of sets) expect(new Set(set.map(({ path: name }) => name)).size).toBe(2);
  });

  test.each([
    ['descend-2', 2],
    ['descend-3', 3],
  ])('%s lies %i folders down', (kind, depth) => {
    for (const { sets } of listOfKind(kind))
      for (const { path: name } of sets.flat()) expect(name.split('/')).toHaveLength(depth + 1);
  });

  test('the long document is longer than one read, and its answers lie past the first', () => {
    const [[evidence] = []] = listOfKind('long-document').flatMap(({ sets }) => sets);
    const long = evidence?.path ?? '';
    const text = texts.get(long) ?? '';
    expect(text.length).toBeGreaterThan(30_000);
    for (const { sets } of listOfKind('long-document'))
      for (const { line } of sets.flat().filter(({ path: name }) => name === long))
        expect(text.split('\n', line - 1).join('\n').length).toBeGreaterThan(20_000);
  });
});

describe('the questions', () => {
  test.each(key.questions.map((question) => [question.id, question] as const))(
    '%s does not hold its own values',
    (_, { question, accepted, distractors }) => {
      const wording = fold(question);
      expect(
        [...accepted.flat(), ...distractors].filter((value) => compileValue(value)(wording)),
      ).toEqual([]);
    },
  );

  test('values that real answers used are accepted', () => {
    expect(key.questions.flatMap(({ accepted }) => accepted.flat())).toContain('deleting');
    expect(key.refusals.phrases).toContain('do not hold');
  });

  test.each([
    ['The documents do not say how long the pause lasts.', true],
    ['That isn’t stated anywhere: the pages give only the size of a single load.', true],
    ['No document states a maximum balance.', true],
    ['I could not find this in the documents.', true],
    ['The specification doesn’t give a length for the pause.', true],
    ['The documents **do not hold** an answer.', true],
    ['There is no information on this.', true],
    ['Three months.', false],
    ['I’m sorry to hear that. The limit is €240.', false],
    ['Discount codes cannot be combined, so the limit is €240.', false],
    ['Sellers do not give a reason; the pause ends with the quarter.', false],
    ['The pause is not covered by insurance and lasts three months.', false],
  ])('%s (a refusal: %s)', (answer, expected) => {
    const folded = fold(answer);
    const matchers = [
      ...key.refusals.phrases.map(compileValue),
      ...key.refusals.patterns.map(compilePattern),
    ];
    expect(matchers.some((matches) => matches(folded))).toBe(expected);
  });
});

describe('the documents', () => {
  test('the generated part is what the generator writes', async () => {
    const generated = listScaleDocuments();
    const committed = [...documents.keys()].filter((name) => name.startsWith('06-legacy/'));
    expect(committed.toSorted()).toEqual([...generated.keys()].toSorted());
    for (const [name, text] of generated)
      expect(await readFile(path.join(folder, 'docs', name), 'utf8'), name).toBe(text);
  });

  test('each generated unit has three cards with ids of its own', () => {
    for (const [name, text] of listScaleDocuments()) {
      if (name.endsWith('README.md')) continue;
      const unit = path.posix.basename(name, '.md').toUpperCase();
      expect(
        text.match(/^(?:### |- \*\*)RUL-\w+-\d/gm)?.map((start) => start.replace(/^\W+/, '')),
      ).toEqual([1, 2, 3].map((at) => `RUL-${unit}-${at}`));
    }
  });

  test('paths travel', () => {
    for (const name of documents.keys())
      expect(name).toMatch(/^(?:[0-9a-z-]+\/)*(?:README|ADR-\d{4}-[a-z-]+|[0-9a-z-]+)\.md$/);
  });

  test('links between documents resolve', () => {
    const broken = Array.from(trees).flatMap(([name, tree]) =>
      listUrls(tree)
        .filter((url) => !/^[a-z]+:/.test(url))
        .map((url) => path.posix.join(path.posix.dirname(name), url.replace(/#.*$/, '')))
        .filter((target) => !documents.has(target))
        .map((target) => `${name} -> ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test('only a search finds the hidden term', () => {
    const holdsTerm = compileValue('tombola');
    expect(listOfKind('hidden-term').every(({ question }) => holdsTerm(fold(question)))).toBe(true);
    expect([...texts.values()].filter((text) => holdsTerm(fold(text)))).toHaveLength(1);
    const shown = Array.from(trees).flatMap(([name, tree]) => [name, ...listShownTexts(tree)]);
    expect(shown.filter((text) => holdsTerm(fold(text)))).toEqual([]);
  });

  test('a superseded decision says so and names its successor', () => {
    const old = [...texts].filter(([, text]) => /^status: superseded$/m.test(text));
    expect(old.map(([name]) => name)).toEqual(['04-decisions/ADR-0003-counter-sessions.md']);
    for (const [, text] of old) expect(text).toMatch(/^superseded-by: ADR-0011$/m);
  });

  test('the planted instruction stands in the document of its question', () => {
    expect(
      listOfKind('planted-instruction')
        .flatMap(({ sets }) => sets.flat())
        .map(({ path: name }) => name),
    ).toEqual([key.plantedIn?.path]);
  });
});

function listOfKind(kind: string): Question[] {
  return key.questions.filter((question) => question.kind === kind);
}

function readLine({ path: name, line }: EvidenceLine): string {
  return documents.get(name)?.lines[line - 1] ?? '';
}

function listNodes(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(listNodes) : [])];
}

function listUrls(tree: Nodes): string[] {
  return listNodes(tree).flatMap((node) =>
    linked.has(node.type) && 'url' in node ? [node.url] : [],
  );
}

/** What a reader sees without opening the document: front matter, headings, table heads, first sentence. */
function listShownTexts(tree: Nodes): string[] {
  const nodes = listNodes(tree);
  const paragraph = nodes.find(({ type }) => type === 'paragraph');
  const [sentence = ''] = paragraph === undefined ? [] : toString(paragraph).split(/(?<=[.!?])\s/);
  return nodes
    .flatMap((node) => {
      if (node.type === 'heading') return [toString(node)];
      if (node.type === 'table') return node.children.slice(0, 1).map((row) => toString(row));
      if (node.type === 'yaml') return [node.value];
      return [];
    })
    .concat(sentence);
}
