import { expect, test } from 'vitest';
import { readNote } from './read-note.ts';

const context = { file: 'n.mdx', known: new Set(['run-1', 'series-1']) };

test('the front matter is read; a date stays a text', () => {
  const text = '---\ntitle: A note\ndate: 2026-10-31\nabout: [run-1, series-1]\n---\nText.\n';
  expect(readNote(text, context)).toEqual({
    title: 'A note',
    date: '2026-10-31',
    about: ['run-1', 'series-1'],
  });
});

test('every fault is told at once, each at its line', () => {
  const text = '---\ndate: yesterday\nabout:\n  - run-2\n  - run-1\nauthor: me\n---\n';
  expect(() => readNote(text, context)).toThrowErrorMatchingInlineSnapshot(`
    [ContentRefused: n.mdx:1: title: missing; give a text
    n.mdx:2: date: not YYYY-MM-DD
    n.mdx:6: author: unknown field; remove it
    n.mdx:4: about[0]: "run-2" is no run, series or recorded row; name one that is there]
  `);
});

test('front matter that is missing, open or not YAML is refused', () => {
  expect(() => readNote('# Title\n', context)).toThrowErrorMatchingInlineSnapshot(
    `[ContentRefused: n.mdx:1: begins with no front matter; put it between ---]`,
  );
  expect(() => readNote('---\ntitle: Open\n', context)).toThrow('begins with no front matter');
  const text = '---\ntitle: "open\n---\n';
  expect(() => readNote(text, context)).toThrowErrorMatchingInlineSnapshot(
    `[ContentRefused: n.mdx:2: front matter: not YAML (Missing closing "quote); mend it here]`,
  );
});

test('an alias is refused', () => {
  const text = '---\ntitle: &a A note\ndate: 2026-10-31\nabout: [*a]\n---\n';
  expect(() => readNote(text, context)).toThrowErrorMatchingInlineSnapshot(
    `[ContentRefused: n.mdx:1: front matter: holds a YAML alias; write the value itself]`,
  );
});
