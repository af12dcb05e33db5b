import { describe, expect, test } from 'vitest';
import { catchMessage } from '../../tests/make-suite.ts';
import { buildCorpus, fixture, item, task } from '../../tests/registry/build-corpus.ts';
import { evaluateCorpus } from './evaluate-corpus.ts';
import { readEvaluation } from './read-evaluation.ts';

const corpus = buildCorpus({
  f: fixture([item('x', 'q'), item('y', 'q', { tokens: 2000 })], { tasks: [task('q')] }),
});
const evaluation = evaluateCorpus(corpus, { policies: ['scoped', 'graph'] });
const encode = (text: string) => new TextEncoder().encode(text);
const read = (value: unknown) => readEvaluation(encode(JSON.stringify(value)), 'r.json');
const change = (field: string, value: unknown) =>
  evaluation.reports.map((report, at) => (at === 0 ? { ...report, [field]: value } : report));

test('what evaluate writes is read as it was', () => {
  expect(read(evaluation)).toEqual(evaluation);
});

test('a verdict beside the reports, or in one of them, is passed over', () => {
  const reports = change('verdict', 'qualified');
  expect(read({ ...evaluation, reports, verdict: { verdict: 'qualified' } })).toEqual(evaluation);
});

describe('refused, without a word of the file', () => {
  test.each([
    ['no object', [], /^r\.json:1: the report: /],
    ['nothing', null, /^r\.json:1: the report: /],
    ['a list of the fields', ['verdict'], /^r\.json:1: the report: /],
    ['no reports', { corpusHash: 'h', revision: 1 }, /^r\.json:1: reports: /],
    [
      'an unknown field',
      { ...evaluation, secret: 1 },
      /^r\.json:1: the report: holds a field that/,
    ],
    [
      'an unknown field of a report',
      { ...evaluation, reports: change('secret', 1) },
      /^r\.json:1: reports\[0\]: holds a field that/,
    ],
    [
      'an unknown policy',
      { ...evaluation, reports: change('policy', 'secret') },
      /^r\.json:1: reports\[0\]\.policy: /,
    ],
    ['a fraction', { ...evaluation, revision: 1.5 }, /^r\.json:1: revision: /],
    [
      'a count below 0',
      {
        ...evaluation,
        reports: change('measures', { ...evaluation.reports[0]?.measures, arcs: -1 }),
      },
      /^r\.json:1: reports\[0\]\.measures\.arcs: /,
    ],
    [
      'a task of another case',
      {
        ...evaluation,
        reports: change('tasks', [{ id: 'secret', case: 'secret', packed: [], leftOut: [] }]),
      },
      /^r\.json:1: reports\[0\]\.tasks\[0\]\.case: /,
    ],
    [
      'another label',
      {
        ...evaluation,
        reports: change('tasks', [
          {
            id: 'u',
            case: 'held_out_incident',
            packed: [{ id: 'secret', label: 'secret', tokens: 1, because: 'secret' }],
            leftOut: [],
          },
        ]),
      },
      /^r\.json:1: reports\[0\]\.tasks\[0\]\.packed\[0\]\.label: /,
    ],
    [
      'another reason',
      {
        ...evaluation,
        reports: change('tasks', [
          {
            id: 'u',
            case: 'held_out_incident',
            packed: [],
            leftOut: [{ id: 'secret', reason: 'secret' }],
          },
        ]),
      },
      /^r\.json:1: reports\[0\]\.tasks\[0\]\.leftOut\[0\]\.reason: /,
    ],
  ])('%s', (_, value, expected) => {
    const message = catchMessage(() => read(value));
    expect(message).toMatch(expected);
    expect(message).not.toContain('secret');
  });

  test('a key twice is named by its line', () => {
    const text = JSON.stringify(evaluation, null, 1).replace('{', '{\n"revision": 1,');
    expect(catchMessage(() => readEvaluation(encode(text), 'r.json'))).toMatch(
      /^r\.json:\d+: duplicate JSON key; send what/,
    );
  });

  test.each([
    ['bytes that are no UTF-8', Uint8Array.of(0xff), /^r\.json: not UTF-8; write it again$/],
    ['no JSON', encode('{'), /^r\.json:1/],
  ])('%s', (_, bytes, expected) => {
    expect(catchMessage(() => readEvaluation(bytes, 'r.json'))).toMatch(expected);
  });
});
