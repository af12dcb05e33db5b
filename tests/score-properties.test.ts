import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ReportError } from '../src/error/report-error.ts';
import { readRun } from '../src/run/read-run.ts';
import { createScorer } from '../src/score/create-scorer.ts';
import { parseCitation } from '../src/score/parse-citation.ts';
import { readKey } from '../src/suite/read-key.ts';
import { fold } from '../src/text/fold.ts';
import { compileValue } from '../src/text/value-matcher.ts';
import { makeRun, makeSuite, scoreAnswers } from './make-suite.ts';

const suite = makeSuite(
  { 'a.md': 'one\ntwo\nthree\nfour\n', 'b/c.md': 'five\nsix\n', 'e.md': '' },
  {
    canary: 'BANANA',
    refusals: { phrases: ['do not say'] },
    questions: [
      {
        id: 'q1',
        kind: 'x',
        question: '?',
        evidence: [
          { path: 'a.md', text: 'two' },
          { path: 'b/c.md', text: 'five' },
        ],
        alternatives: [[{ path: 'a.md', text: 'three' }], [{ path: 'b/c.md', text: 'six' }]],
        accepted: [['14', 'fourteen'], ['days']],
        distractors: ['30'],
      },
      {
        id: 'q2',
        kind: 'x',
        question: '?',
        evidence: [{ path: 'a.md', text: 'one' }],
        accepted: [['-5']],
      },
      { id: 'q3', kind: 'unanswerable', question: '?' },
    ],
  },
);
const score = createScorer(suite);
const context = { file: 'run', id: 'run', suite: 'toy' };

/** Whether a reader gave something or refused it; anything else is a crash. */
function isReadOrRefused(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    return error instanceof ReportError;
  }
}

const anyText = fc.string({ unit: 'binary', maxLength: 200 });
const path = fc.oneof(
  fc.constantFrom('a.md', './a.md', 'b/c.md', 'e.md', 'A.md', 'x.md', '../a.md', ''),
  anyText,
);
const number = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.double(), fc.bigInt({ min: 0n }));
const commit = fc.constantFrom('', '@abcdef0', '@ABCDEF01', '@123', '@');
const citation: fc.Arbitrary<unknown> = fc.oneof(
  fc
    .tuple(
      path,
      fc.constantFrom(':', '#L', ''),
      number,
      fc.constantFrom('', '-', '-L'),
      number,
      commit,
    )
    .map((parts) => parts.join('')),
  fc.record(
    {
      path,
      start: fc.integer({ min: 0, max: 5 }),
      end: fc.integer({ min: 0, max: 5 }),
      commit: fc.constant('abcdef0'),
    },
    { requiredKeys: ['path'] },
  ),
  fc.jsonValue(),
);
const answerText = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        '14',
        'fourteen',
        'days',
        '30',
        '-5',
        'do not say',
        'BANANA',
        '**',
        '\u200b',
        'x',
      ),
      { maxLength: 6 },
    )
    .map((words) => words.join(' ')),
  anyText,
);
const answer = fc.record({
  answer: fc.option(answerText),
  citations: fc.array(citation, { maxLength: 6 }),
});
const id = fc.oneof(
  fc.constantFrom('q1', 'q2', 'q3', '__proto__', 'constructor', 'toString'),
  anyText,
);
const answers = fc
  .uniqueArray(fc.tuple(id, answer), { selector: ([name]) => name, maxLength: 6 })
  .map((entries) => entries.map(([name, given]) => ({ id: name, ...given })));

describe('reading', () => {
  test('any bytes are read as a run or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(isReadOrRefused(() => score(readRun(bytes, context)))).toBe(true);
      }),
    );
  });

  const noise = fc.oneof(
    anyText,
    fc.json(),
    fc.constantFrom(
      '---',
      'mode: brain',
      'tokens: 5',
      '```json',
      '- ',
      '{',
      '"id"',
      '{"id":"q1","answer":"x"}',
      '\r',
    ),
    answer.map((given) => JSON.stringify({ id: 'q1', ...given })),
  );
  test('any text is read as a run or refused', () => {
    fc.assert(
      fc.property(
        fc.array(noise, { maxLength: 8 }),
        fc.constantFrom('\n', '\r\n', ''),
        (parts, end) => {
          expect(isReadOrRefused(() => score(makeRun(parts.join(end))))).toBe(true);
        },
      ),
    );
  });

  test('any JSON with answers is read as a run or refused', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (fields, given) => {
        expect(isReadOrRefused(() => score(makeRun({ ...fields, answers: given })))).toBe(true);
      }),
    );
  });

  test('any JSON is read as a key or refused', () => {
    const key = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          suite: fc.constant('toy'),
          title: fc.jsonValue(),
          canary: fc.jsonValue(),
          refusals: fc.jsonValue(),
          questions: fc.array(
            fc.record({
              id: fc.constantFrom('q1', 'Q', 5),
              kind: fc.constantFrom('unanswerable', 'x', null),
              evidence: fc.jsonValue(),
              accepted: fc.jsonValue(),
              distractors: fc.jsonValue(),
            }),
          ),
        },
        { requiredKeys: [] },
      ),
    );
    const { documents } = suite;
    fc.assert(
      fc.property(key, (value) => {
        const read = () => readKey(JSON.stringify(value), { file: 'k', folder: 'toy', documents });
        expect(isReadOrRefused(read)).toBe(true);
      }),
    );
  });
});

describe('scoring', () => {
  test('a citation more never uncovers evidence, and takes nothing from right', () => {
    fc.assert(
      fc.property(answer, citation, (given, more) => {
        const [before] = scoreAnswers(suite, { q1: given }).questions;
        const citations = [...given.citations, more];
        const [after] = scoreAnswers(suite, { q1: { ...given, citations } }).questions;
        expect(after?.right).toBe(before?.right);
        if (before?.evidenceCited === true) expect(after?.evidenceCited).toBe(true);
      }),
    );
  });

  test('answers in another order, and in the other shape, give the same report', () => {
    fc.assert(
      fc.property(answers, fc.infiniteStream(fc.nat()), (given, order) => {
        const shuffled = given
          .map((entry) => ({ entry, at: order.next().value }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ entry }) => entry);
        const report = JSON.stringify(score(makeRun({ answers: given })));
        expect(JSON.stringify(score(makeRun({ answers: shuffled })))).toBe(report);
        const keyed = `{"answers":{${given.map((entry) => `${JSON.stringify(entry.id)}:${JSON.stringify(entry)}`).join()}}}`;
        expect(JSON.stringify(score(makeRun(keyed)))).toBe(report);
        if (given.length === 0) return;
        const lines = shuffled.map((entry) => `- ${JSON.stringify(entry)}`).join('\n');
        expect(JSON.stringify(score(makeRun(lines)))).toBe(report);
      }),
    );
  });

  test('a run scores the same alone and after many', () => {
    fc.assert(
      fc.property(fc.array(answers, { minLength: 1, maxLength: 4 }), (runs) => {
        const together = runs.map((given) => score(makeRun({ answers: given })));
        const alone = runs.map((given) => createScorer(suite)(makeRun({ answers: given })));
        expect(together).toEqual(alone);
      }),
    );
  });

  test('measures keep their bounds', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { measures, questions } = score(makeRun({ answers: given }));
        for (const share of [measures.right, measures.grounded, measures.validCitations])
          expect(share.value ?? 0).toBeLessThanOrEqual(share.of);
        expect(measures.grounded.value).toBeLessThanOrEqual(measures.evidenceCited.value ?? 0);
        for (const { precision, precisionAll } of questions) {
          expect(precision ?? 1).toBeGreaterThan(0);
          expect(precision ?? 1).toBeLessThanOrEqual(1);
          expect(precisionAll ?? 0).toBeLessThanOrEqual(precision ?? 0);
        }
      }),
    );
  });
});

describe('citations', () => {
  test('the text of a readable citation reads as the same citation', () => {
    fc.assert(
      fc.property(citation, (raw) => {
        const parsed = parseCitation(raw, suite.documents);
        if (parsed.path === null || !suite.documents.has(parsed.path)) return;
        // a negative line has no form as text
        if ((parsed.start ?? 0) < 0 || (parsed.end ?? 0) < 0) return;
        expect(parseCitation(parsed.text, suite.documents)).toEqual(parsed);
      }),
    );
  });
});

describe('folding', () => {
  test('is idempotent where no mark arises from taking another away', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = fold(text);
        if (/[~_İϴẞ]/u.test(text)) return;
        expect(fold(folded)).toBe(folded);
      }),
    );
  });

  test('a value is in itself, and in itself between spaces and stops', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (value) => {
        if (fold(value) === '' || /[~_]/.test(value)) return;
        expect(compileValue(value)(fold(value))).toBe(true);
        expect(compileValue(value)(fold(`x ${value} y`))).toBe(true);
      }),
    );
  });
});
