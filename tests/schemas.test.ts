import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import Ajv from 'ajv';
import { parse as parseYaml } from 'yaml';
import { describe, expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { inputSchemas } from '../src/site/input-schemas.ts';
import { writeJsonSchema } from '../src/site/write-json-schema.ts';

const root = path.join(import.meta.dirname, '..');

function schemaOf(name: string): object {
  const input = inputSchemas.find((each) => each.name === name);
  const schema: unknown = JSON.parse(input === undefined ? 'null' : writeJsonSchema(input));
  if (typeof schema !== 'object' || schema === null) throw new Error(`no schema ${name}`);
  return schema;
}

// formats stand beside patterns that say the same
const ajv = new Ajv({ strict: true, allowUnionTypes: true, validateFormats: false });

/** What a schema says against a value. */
function listErrors(name: string, value: unknown): string[] {
  const validate = ajv.compile(schemaOf(name));
  return validate(value)
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
      );
}

async function listFiles(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true });
  return names.filter((name) => name.endsWith(ending)).map((name) => path.join(folder, name));
}

describe('committed files fit their schemas', async () => {
  const files: [string, string][] = [
    ['questions', 'fixtures/shop-docs/questions.json'],
    ['audit', 'fixtures/shop-docs/audit.json'],
    ['corpus', 'fixtures/brain-context/corpus.json'],
    ...(await listFiles('content/recorded', '.json')).map((file): [string, string] => [
      'recorded',
      file,
    ]),
    ...(await listFiles('content/registry', '.json')).map((file): [string, string] => [
      'registry',
      file,
    ]),
    ...(await listFiles('content/runs', '.json')).map((file): [string, string] => ['run', file]),
  ];
  test.each(files)('%s: %s', async (name, file) => {
    const value: unknown = JSON.parse(await readFile(path.join(root, file), 'utf8'));
    expect(listErrors(name, value)).toEqual([]);
  });

  test.each(await listFiles('content/notes', '.mdx'))('note: %s', async (file) => {
    const [, matter = ''] = (await readFile(path.join(root, file), 'utf8')).split(/^---$/m);
    expect(listErrors('note', parseYaml(matter))).toEqual([]);
  });
});

test.each(inputSchemas)(
  'the schema of $name in the docs is what the command writes',
  async (input) => {
    const file = path.join(root, 'docs/reference/schemas', `${input.name}.json`);
    expect(await readFile(file, 'utf8')).toBe(writeJsonSchema(input));
  },
);

test.each([
  ['questions', { suite: 's', title: 't', questions: [{ id: 'Q 1', kind: 'k', question: '?' }] }],
  ['questions', { suite: 's', title: 't', questions: [], extra: 1 }],
  ['run', { mode: 'Brain!', answers: [] }],
  ['run', { answers: [{ answer: 'x' }] }],
  ['run', { answers: {}, tokens: 1.5 }],
  ['config', { gates: 'grounded >= 1' }],
  [
    'corpus',
    { revision: 1, labels: { reviewer: 'r', humanReview: 'pending' }, fixtures: { a: {} } },
  ],
])('a fault is seen: %s %j', (name, value) => {
  expect(listErrors(name, value)).not.toEqual([]);
});

test.each([
  [
    'run',
    {
      answers: { q1: 'x', q2: null, q3: { answer: 'y', citations: ['a.md:1', { path: 'a.md' }] } },
      other: true,
    },
  ],
  ['config', { site: 'https://me.github.io', base: '/repo', gates: ['grounded >= 26/26'] }],
])('what is read fits: %s %j', (name, value) => {
  expect(listErrors(name, value)).toEqual([]);
});

describe('an editor completes and checks a key that names its schema', () => {
  const service = getLanguageService({
    schemaRequestService: (uri) =>
      uri.endsWith('/questions.json')
        ? Promise.resolve(JSON.stringify(schemaOf('questions')))
        : Promise.reject(new Error(`asked for ${uri}`)),
    workspaceContext: { resolveRelativePath: (relative, file) => new URL(relative, file).href },
  });
  service.configure({ validate: true, allowComments: false });

  /** A key as an editor has it open, the cursor at `|`. */
  function open(body: string) {
    const text = `{ "$schema": "../../schemas/questions.json", ${body} }`;
    const document = TextDocument.create(
      'file:///p/fixtures/mine/questions.json',
      'json',
      1,
      text.replace('|', ''),
    );
    return {
      document,
      json: service.parseJSONDocument(document),
      at: document.positionAt(text.indexOf('|')),
    };
  }

  test.each([
    ['"ti|"', ['title']],
    ['"questions": [{ "ev|" }]', ['evidence', 'accepted', 'distractors', 'since']],
    ['"questions": [{ "evidence": [{ "|" }] }]', ['path', 'text']],
  ])('%s', async (body, expected) => {
    const { document, json, at } = open(body);
    const found = await service.doComplete(document, at, json);
    expect(found?.items.map(({ label }) => label)).toEqual(expect.arrayContaining(expected));
  });

  test('an unknown field and a wrong type are marked', async () => {
    const { document, json } = open('"suite": 5, "title": "T", "questions": [], "extra": 1');
    const marks = await service.doValidation(document, json);
    expect(marks.map(({ message }) => message)).toEqual([
      'Incorrect type. Expected "string".',
      'Property extra is not allowed.',
    ]);
  });

  test('a field explains itself', async () => {
    const { document, json, at } = open('"ca|nary": "x"');
    const hover = await service.doHover(document, at, json);
    expect(JSON.stringify(hover?.contents)).toContain('What the planted instruction asks for');
  });
});
