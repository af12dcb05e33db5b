import { readFile } from 'node:fs/promises';
import { HtmlValidate } from 'html-validate';
import { beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { listFiles } from './list-files.ts';
import { findKind, pageKinds } from './page-kinds.ts';
import { readPage } from './read-page.ts';
import type { BuiltPage } from './read-page.ts';

const { dist } = inject('root');
let pages: BuiltPage[];

beforeAll(async () => {
  const files = await listFiles(dist);
  pages = await Promise.all(
    files.filter((file) => file.endsWith('.html')).map((file) => readPage(dist, file)),
  );
});

test('every page is of a known kind, and every kind has a page', () => {
  expect(pages.map(({ file }) => file).filter((file) => findKind(file) === undefined)).toEqual([]);
  const missing = pageKinds.filter(({ sample }) => !pages.some(({ file }) => file === sample));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('no id stands twice on a page', () => {
  const twice = pages.flatMap(({ file, elements }) => {
    const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${file}: ${id}`);
  });
  expect(twice).toEqual([]);
});

test('ids that a page gives itself cannot be those of questions or lines', async () => {
  const questions = new Set(await listQuestionIds());
  const own = pages.flatMap(({ file, elements }) =>
    elements.flatMap(({ attributes: { id } }) =>
      id === undefined || questions.has(id) || /^gl-[A-Z]|^L\d+(-L\d+)?$/.test(id)
        ? []
        : [`${file}: ${id}`],
    ),
  );
  // notes and the method page name their headings after what they say, and hold no questions
  const others = own.filter((id) => !/^(method|notes)\//.test(id));
  // the key no longer has this question of an archived run
  expect(others).toEqual(['runs/archived/index.html: q99']);
});

test('there is no inline script, style or handler', () => {
  const inline = pages.flatMap(({ file, elements }) =>
    elements
      .filter(
        ({ tag, attributes }) =>
          tag === 'style' ||
          (tag === 'script' && attributes['src'] === undefined) ||
          Object.keys(attributes).some((name) => name === 'style' || name.startsWith('on')),
      )
      .map(({ tag }) => `${file}: <${tag}>`),
  );
  expect(inline).toEqual([]);
});

test('every page has the same policy on what may run', () => {
  for (const { file, elements } of pages) {
    const policies = elements.filter(
      ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
    );
    expect(
      policies.map(({ attributes }) => attributes['content']),
      file,
    ).toEqual([
      `default-src 'none'; script-src 'self'${file === 'search/index.html' ? " 'wasm-unsafe-eval'" : ''}; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'`,
    ]);
    const before = elements.slice(
      0,
      elements.findIndex((each) => policies.includes(each)),
    );
    expect(
      before.map(({ tag }) => tag),
      file,
    ).toEqual(['html', 'head', 'meta']);
  }
});

test('every page has one heading of the first level, a title of its own and a description', () => {
  for (const { file, elements } of pages) {
    expect(elements.filter(({ tag }) => tag === 'h1').length, file).toBe(1);
    const description = elements.find(({ attributes }) => attributes['name'] === 'description');
    expect(description?.attributes['content'] ?? '', file).not.toBe('');
  }
});

test.each(pageKinds)('$name: the HTML is valid', async ({ sample }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // how the source is written, not what it means
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-inline-style': 'error',
      // ids of questions and documents are the users' own
      'valid-id': ['error', { relaxed: true }],
      // a region that scrolls must take the focus, and its name is the table's caption
      'no-redundant-role': 'error',
      'prefer-native-element': 'off',
    },
  });
  const page = pages.find(({ file }) => file === sample);
  const { results } = await validator.validateString(page?.html ?? '');
  const messages = results
    .flatMap((result) => result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
    // HTML lets flow content stand in a heading cell, apart from sections, headings and the like
    .filter(
      (message) => !message.includes('<details> element is not permitted as a descendant of <th>'),
    );
  expect(messages).toEqual([]);
});

async function listQuestionIds(): Promise<string[]> {
  const key = z.object({ questions: z.array(z.object({ id: z.string() })) });
  const files = [
    'fixtures/shop-docs/questions.json',
    'tests/site/fixtures/odd-names/questions.json',
  ];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) => key.parse(JSON.parse(text)).questions.map(({ id }) => id));
}
