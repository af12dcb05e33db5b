import { describe, expect, test } from 'vitest';
import { catchMessage, makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { archiveRun } from './archive-run.ts';
import { readArchivedRun } from './read-archived-run.ts';

const suite = makeSuite(
  { 'a.md': 'one\n' },
  {
    questions: ['q1', 'q2'].map((id) => ({
      id,
      kind: 'x',
      question: '?',
      evidence: [{ path: 'a.md', text: 'one' }],
      accepted: [['one']],
    })),
  },
);
const archived = archiveRun(
  scoreAnswers(suite, { q1: { answer: 'one', citations: ['a.md:1'] } }, { mode: 'brain' }),
  {
    suite,
    seen: null,
    file: {
      path: 'content/runs/toy/run.json',
      commit: 'c'.repeat(40),
      hash: `sha256:${'1'.repeat(64)}`,
      log: 'content/logs/toy/run.jsonl',
    },
    comparedWith: [{ a: 'other', b: 'run' }],
  },
);
const place = { file: 'run.json', id: 'run', suite: 'toy' };
const read = (value: unknown) => readArchivedRun(JSON.stringify(value), place);
const refuse = (value: unknown) => catchMessage(() => read(value));
const { run, file } = archived;
const ofRun = (change: object) => ({ ...archived, run: { ...run, ...change } });
const ofMeasures = (change: object) => ofRun({ measures: { ...run.measures, ...change } });
const ofFile = (change: object) => ({ ...archived, file: { ...file, ...change } });

test('what was archived is read as it was written', () => {
  expect(read(archived)).toEqual(archived);
});

describe('also read', () => {
  test.each<[string, object]>([
    ['a schema that an editor wants', { ...archived, $schema: '../s.json' }],
    ['a run that no commit held and that has no log', ofFile({ commit: null, log: null })],
    ['a commit of 64 digits', ofFile({ commit: 'c'.repeat(64) })],
    ['a share of nothing', ofMeasures({ refused: { value: null, of: 0 } })],
    ['all of all', ofMeasures({ right: { value: 2, of: 2 } })],
    ['a mean of 0', ofMeasures({ citationPrecision: { value: 0, n: 1 } })],
    ['broken lines from the first on', ofRun({ brokenLines: [1, 2] })],
    ['no questions', { ...archived, questions: [] }],
  ])('%s', (_, value) => {
    expect(read(value)).toEqual(value);
  });
});

describe('refused, at its line, with what to do', () => {
  const end = 'take the file back from the history';

  test.each<[string, unknown, string]>([
    ['a list', [], `run.json:1: the file: invalid input: expected object, received array; ${end}`],
    [
      'the run of another file',
      ofRun({ id: 'other' }),
      `run.json:1: run.id: is "other", but the file's place says "run"; ${end}`,
    ],
    [
      'a run of another suite',
      { ...archived, suite: 'shop' },
      `run.json:1: suite: is "shop", but the file's place says "toy"; ${end}`,
    ],
    [
      'a question twice',
      { ...archived, questions: [...archived.questions, ...archived.questions.slice(1)] },
      `run.json:1: questions[2].id: stands twice; ${end}`,
    ],
    [
      'both in one message',
      { ...archived, suite: 'shop', questions: archived.questions.flatMap((row) => [row, row]) },
      [
        `run.json:1: suite: is "shop", but the file's place says "toy"; ${end}`,
        `run.json:1: questions[1].id: stands twice; ${end}`,
        `run.json:1: questions[3].id: stands twice; ${end}`,
      ].join('\n'),
    ],
    [
      'more than there are',
      ofMeasures({ right: { value: 3, of: 2 } }),
      `run.json:1: run.measures.right: more are counted than there are; ${end}`,
    ],
    [
      'an id that is no address',
      ofRun({ id: 'Run' }),
      `run.json:1: run.id: malformed; use lower-case letters, digits, \`.\`, \`_\`, \`-\`; ${end}`,
    ],
    [
      'an unknown verdict',
      { ...archived, questions: [{ id: 'q1', verdict: 'fine', flags: [] }] },
      `run.json:1: questions[0].verdict: invalid option: expected one of "grounded"|"right"|"wrong"|"refused"|"unrefused"|"unanswered"; ${end}`,
    ],
  ])('%s', (_, value, message) => {
    expect(refuse(value)).toBe(message);
  });

  test.each<[string, unknown, string]>([
    ['half a share', ofMeasures({ right: { value: 0.5, of: 2 } }), 'run.measures.right.value'],
    ['less than none', ofMeasures({ tokens: -1 }), 'run.measures.tokens'],
    [
      'a mean above 1',
      ofMeasures({ citationPrecision: { value: 1.1, n: 1 } }),
      'run.measures.citationPrecision.value',
    ],
    [
      'a mean below 0',
      ofMeasures({ citationPrecision: { value: -0.1, n: 1 } }),
      'run.measures.citationPrecision.value',
    ],
    ['a broken line 0', ofRun({ brokenLines: [0] }), 'run.brokenLines[0]'],
    ['a scorer 0', { ...archived, scorer: 0 }, 'scorer'],
    ['a key of revision 0', { ...archived, keyRevision: 0 }, 'keyRevision'],
    ['a hash that is none', { ...archived, keyHash: 'sha256:1' }, 'keyHash'],
    ['a hash with more behind it', { ...archived, docsHash: `${suite.docsHash}0` }, 'docsHash'],
    ['a hash with more before it', { ...archived, docsHash: `x${suite.docsHash}` }, 'docsHash'],
    ['a short commit', ofFile({ commit: 'c'.repeat(39) }), 'file.commit'],
    ['a commit of 41 digits', ofFile({ commit: 'c'.repeat(41) }), 'file.commit'],
    ['no path', ofFile({ path: '' }), 'file.path'],
    ['a log without a name', ofFile({ log: '' }), 'file.log'],
    ['a field that nobody knows', { ...archived, verdict: 1 }, 'verdict'],
    [
      'a comparison whose page would lie elsewhere',
      { ...archived, comparedWith: [{ a: '../..', b: 'run' }] },
      'comparedWith[0].a',
    ],
    ['one of a comparison', { ...archived, comparedWith: [{ a: 'run' }] }, 'comparedWith[0].b'],
  ])('%s', (_, value, field) => {
    expect(refuse(value)).toMatch(`run.json:1: ${field}: `);
    expect(refuse(value)).toMatch(new RegExp(`; ${end}$`));
  });

  test('a key twice', () => {
    const text = JSON.stringify(archived).replace('{', '{"suite":"toy",');
    expect(catchMessage(() => readArchivedRun(text, place))).toBe(
      `run.json:1: suite: duplicate JSON key; keep one of the two; ${end}`,
    );
  });

  test('what is no JSON', () => {
    expect(catchMessage(() => readArchivedRun('{', place))).toMatch(/^run\.json:1: not JSON/);
  });

  test.each(['{', '{}'])('%s as a fault of the content', (text) => {
    expect(() => readArchivedRun(text, place)).toThrow(
      expect.objectContaining({ name: 'ContentRefused' }),
    );
  });
});
