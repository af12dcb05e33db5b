import { describe, expect, test } from 'vitest';
import { assembleBrain, outlineDocuments } from '../src/brain/build-brain.ts';
import { createLeafFinder, listPath } from '../src/brain/find-leaf.ts';
import { readSuite } from '../src/store/read-suite.ts';
import { fold } from '../src/text/fold.ts';
import { listWords } from '../src/text/words.ts';
import { listBrainFaults } from './brain-invariants.ts';

const suite = await readSuite('fixtures/shop-docs');
const outlines = outlineDocuments(suite.documents);
const questionsOf = (kind: RegExp) =>
  suite.key.questions.filter((question) => kind.test(question.kind));

describe.each([1, 2] as const)('the Brain of shop-docs, builder %d', (builder) => {
  const brain = assembleBrain(outlines, builder);
  const findLeaf = createLeafFinder(brain);
  const wayTo = (path: string, line: number) => listPath(brain, findLeaf(path, line)?.id ?? '');

  test('holds every line of every document in exactly one leaf', () => {
    expect(listBrainFaults(brain, suite.documents)).toEqual([]);
  });

  test('every answer line is in a node', () => {
    const lines = suite.key.questions.flatMap(({ sets }) => sets.flat());
    expect(lines.length).toBeGreaterThan(25);
    for (const { path, line } of lines)
      expect(wayTo(path, line).map(({ id }) => id)).toContain(path);
  });

  test('the answer of a card question is in a card', () => {
    const cards = questionsOf(/^card$/);
    expect(cards.length).toBeGreaterThan(0);
    for (const { sets } of cards) {
      const kinds = sets.map((set) =>
        set.map(({ path, line }) => wayTo(path, line).map(({ kind }) => kind)),
      );
      expect(kinds.flat().some((way) => way.includes('card'))).toBe(true);
    }
  });

  test('the answer of a table question is in a table', () => {
    const tables = questionsOf(/^table$/);
    expect(tables.length).toBeGreaterThan(0);
    for (const { sets } of tables)
      expect(sets.flat().some(({ path, line }) => findLeaf(path, line)?.kind === 'table')).toBe(
        true,
      );
  });

  test('a hidden term is in no title and no summary', () => {
    const hidden = questionsOf(/^hidden-term$/);
    expect(hidden.length).toBeGreaterThan(0);
    const shown = fold(
      [...brain.nodes.values()].map(({ title, summary }) => `${title}\n${summary}`).join('\n'),
    );
    for (const { id, question, sets } of hidden) {
      const document = sets
        .flat()
        .map(({ path }) => suite.documents.get(path)?.lines.join('\n') ?? '');
      const terms = listWords(question).filter(
        (word) =>
          word.length > 3 && fold(document.join('\n')).includes(word) && !shown.includes(word),
      );
      expect({ id, terms }).not.toEqual({ id, terms: [] });
    }
  });

  test('every folder and document on the way down has a summary', () => {
    const down = questionsOf(/^descend-/);
    expect(down.length).toBeGreaterThan(0);
    for (const { path, line } of down.flatMap(({ sets }) => sets.flat()))
      for (const { kind, summary } of wayTo(path, line))
        if (kind === 'folder' || kind === 'document') expect(summary).not.toBe('');
  });
});

test('the builders differ in the summaries that docs/brain.md counts', () => {
  const [first, second] = ([1, 2] as const).map(
    (builder) => assembleBrain(outlines, builder).nodes,
  );
  const kinds = [...(second?.values() ?? [])];
  const differing = Object.entries(Object.groupBy(kinds, ({ kind }) => kind)).map(
    ([kind, nodes]) => [
      kind,
      `${nodes.filter(({ id, summary }) => first?.get(id)?.summary !== summary).length} of ${nodes.length}`,
    ],
  );
  expect(Object.fromEntries(differing)).toMatchInlineSnapshot(`
    {
      "card": "0 of 111",
      "document": "1 of 59",
      "folder": "15 of 21",
      "list": "0 of 68",
      "section": "0 of 180",
      "table": "13 of 13",
      "text": "0 of 182",
    }
  `);
});
