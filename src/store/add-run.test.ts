import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catchFaults, makeFolder } from '../../tests/make-folder.ts';
import { makeSuite } from '../../tests/make-suite.ts';
import { createScorer } from '../score/create-scorer.ts';
import { readRunFile } from './read-run-file.ts';
import { addRun } from './add-run.ts';

const suite = makeSuite(
  { 'a.md': 'one\ntwo\n' },
  {
    revision: 2,
    questions: [
      {
        id: 'q1',
        kind: 'x',
        question: '?',
        evidence: [{ path: 'a.md', text: 'two' }],
        accepted: [['two']],
      },
    ],
  },
);
const answer = '{"id":"q1","answer":"two","citations":["a.md:2"]}';

async function add(name: string, text: string, given: object = {}, others = {}) {
  const folder = await makeFolder({ [name]: text, ...others });
  const context = { id: 'run', suite, content: `${folder}/content`, given };
  const adding = addRun(`${folder}/${name}`, context);
  return { folder, adding };
}

async function addAndRead(name: string, text: string, given: object): Promise<string> {
  const { folder, adding } = await add(name, text, given);
  const { file } = await adding;
  return `${file.replace(`${folder}/`, '')}\n${await readFile(file, 'utf8')}`;
}

describe('what is written', () => {
  test('a text gets front matter and is kept below it', async () => {
    const text = `Some prose.\n\n---\n- ${answer}\n{"id":"broken"\n`;
    const given = { mode: 'brain', label: 'a: b #c', builder: '2', toolCalls: 3 };
    expect(await addAndRead('raw.md', text, given)).toMatchInlineSnapshot(`
      "content/runs/toy/run.md
      ---
      mode: brain
      label: "a: b #c"
      builder: 2
      toolCalls: 3
      keyRevision: 2
      seen:
        docsHash: sha256:b77f5aa103e0c6add1075b4dd0fb9d84409ad63fbe8dcadadb67099fe5b660d4
        keyHash: sha256:b906c7b684c68f0a36194e68463fbaad75413a02b9edcafe7ba832ad3cb63d41
        lines:
          a.md:
            2: 3fc4ccfe745870e2
      ---
      Some prose.

      ---
      - {"id":"q1","answer":"two","citations":["a.md:2"]}
      {"id":"broken"
      "
    `);
  });

  test('front matter is merged, with the line ends of the file', async () => {
    const text = `---\r\n# mine\r\nmode: documents\r\nlabel:\r\nextra: [1, x]\r\n---\r\nHello\r\n${answer}`;
    const written = await addAndRead('raw.json', text, { label: 'L', mode: 'documents' });
    expect(written.replaceAll('\r', '␍')).toMatchInlineSnapshot(`
      "content/runs/toy/run.txt
      ---␍
      # mine␍
      mode: documents␍
      label: L␍
      extra: [ 1, x ]␍
      keyRevision: 2␍
      seen:␍
        docsHash: sha256:b77f5aa103e0c6add1075b4dd0fb9d84409ad63fbe8dcadadb67099fe5b660d4␍
        keyHash: sha256:b906c7b684c68f0a36194e68463fbaad75413a02b9edcafe7ba832ad3cb63d41␍
        lines:␍
          a.md:␍
            2: 3fc4ccfe745870e2␍
      ---␍
      Hello␍
      {"id":"q1","answer":"two","citations":["a.md:2"]}"
    `);
  });

  test('JSON keeps its text, equal keys and all', async () => {
    const text = `{\n  "mode": null, "other": 1e3,\n  "answers": { "q1": "one",   "q1": {"answer":"two"} }\n}\n`;
    expect(await addAndRead('raw.txt', text, { mode: 'brain', tokens: 5 })).toMatchInlineSnapshot(`
      "content/runs/toy/run.json
      {
        "tokens": 5,
        "keyRevision": 2,
        "seen": {
          "docsHash": "sha256:b77f5aa103e0c6add1075b4dd0fb9d84409ad63fbe8dcadadb67099fe5b660d4",
          "keyHash": "sha256:b906c7b684c68f0a36194e68463fbaad75413a02b9edcafe7ba832ad3cb63d41",
          "lines": {}
        },
        "mode": "brain", "other": 1e3,
        "answers": { "q1": "one",   "q1": {"answer":"two"} }
      }
      "
    `);
  });

  test('the revision and what was seen are kept where the file has them', async () => {
    const seen = { docsHash: 'sha256:old', keyHash: 'sha256:old', lines: {} };
    const text = JSON.stringify({ mode: 'brain', keyRevision: 1, seen, answers: [] });
    expect(await addAndRead('raw.json', text, {})).toBe(`content/runs/toy/run.json\n${text}`);
  });

  test('the written file scores as the input did', { timeout: 60_000 }, async () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(answer, '---', '```', '{"id":"q1"', 'mode: x', '\r', `> ${answer}`),
    );
    const parts = fc.array(part, { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(parts, fc.constantFrom('\n', '\r\n'), async (texts, end) => {
        const text = `${answer}${end}${texts.join(end)}`;
        const { folder, adding } = await add('raw.txt', text, { mode: 'brain', label: 'x\ty' });
        const { file } = await adding;
        const written = createScorer(suite)(await readRunFile(file, 'toy'));
        const input = createScorer(suite)(await readRunFile(`${folder}/raw.txt`, 'toy'));
        expect(written.questions).toEqual(input.questions);
        expect(written.brokenLines).toHaveLength(input.brokenLines.length);
        expect((await readFile(file, 'utf8')).endsWith(text)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a run is refused', () => {
  test.each<[string, string, object, Record<string, string>, string]>([
    ['without a mode', answer, {}, {}, 'raw.txt: mode: missing'],
    [
      'whose fields contradict the options, all at once',
      `---\nmode: brain\nmodel: a\n---\n${answer}`,
      { mode: 'documents', model: 'b' },
      {},
      'raw.txt: mode: is "brain", but --mode says "documents"; leave the option out or mend the file\nraw.txt: model: is "a", but --model says "b"',
    ],
    ['of a later key', '{"keyRevision":3,"answers":[]}', { mode: 'x' }, {}, 'keyRevision: is 3'],
    ['that cannot be read', 'prose', { mode: 'x' }, {}, 'raw.txt: no answer in it'],
    ['of another suite', '{"suite":"b","answers":[]}', { mode: 'x' }, {}, 'suite: is "b"'],
    [
      'whose id is taken in another suite',
      answer,
      { mode: 'x' },
      { 'content/runs/other/run.md': '' },
      'content/runs/other/run.md: a run is called run already',
    ],
    ['with a malformed option', answer, { mode: 'X Y' }, {}, '--mode: not a mode'],
    [
      'with a malformed count',
      answer,
      { mode: 'x', toolCalls: 'x' },
      {},
      '--tool-calls: not a whole',
    ],
    [
      'with a field that stands twice',
      '{"mode":"x","model":"a","model":"b","answers":[]}',
      {},
      {},
      'raw.txt:1: model: stands twice',
    ],
    [
      'whose label would read as an answer',
      answer,
      { mode: 'x', label: `a\n${answer}` },
      {},
      'give them without line ends',
    ],
  ])('%s', async (_name, text, given, others, expected) => {
    const { folder, adding } = await add('raw.txt', text, given, others);
    expect(await catchFaults(adding, folder)).toContain(expected);
    const runs = await readdir(path.join(folder, 'content/runs/toy')).catch(() => []);
    expect(runs).toEqual([]);
  });

  test('with a malformed id', async () => {
    const folder = await makeFolder({ 'raw.txt': answer });
    const context = { id: 'Run', suite, content: `${folder}/content`, given: { mode: 'x' } };
    expect(await catchFaults(addRun(`${folder}/raw.txt`, context), folder)).toContain(
      '--id: "Run" is no run id',
    );
  });
});

test.each([
  ['{"answers":{"q1":"two"}}', '"$schema": "../../../schemas/run.json"'],
  ['{"$schema":"own.json","answers":{"q1":"two"}}', '"$schema":"own.json"'],
])('%s names its schema where the project keeps it', async (text, expected) => {
  const schemas = { 'schemas/run.json': '{}' };
  const { adding } = await add('raw.json', text, { mode: 'brain' }, schemas);
  const written = await readFile((await adding).file, 'utf8');
  expect(written).toContain(expected);
  expect(written.match(/\$schema/g)).toHaveLength(1);
});
