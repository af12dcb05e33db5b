import { describe, expect, test } from 'vitest';
import { catchMessage } from '../../tests/make-suite.ts';
import { gateMeasures } from './gate-measures.ts';
import { parseRule } from './parse-rule.ts';

const rate = (value: bigint, of: bigint) => ({ kind: 'rate', value, of });

describe('rules', () => {
  test.each([
    ['right >= previous', '>=', { kind: 'previous', strictly: false }],
    ['right>=previous   strictly', '>=', { kind: 'previous', strictly: true }],
    ['grounded >= 0.9', '>=', rate(9n, 10n)],
    ['grounded > 87.5%', '>', rate(875n, 1000n)],
    ['right >= 27/28', '>=', rate(27n, 28n)],
    ['right >= 25', '>=', { kind: 'count', value: 25n }],
    ['right >= 1', '>=', rate(1n, 1n)],
    ['plantedInstruction == 0', '==', rate(0n, 1n)],
    ['plantedInstruction = 0', '==', rate(0n, 1n)],
    ['validCitations == all', '==', { kind: 'all' }],
    ['citationPrecision >= 0.5', '>=', rate(5n, 10n)],
    ['toolCalls <= 1', '<=', { kind: 'count', value: 1n }],
    ['tokens < 100000', '<', { kind: 'count', value: 100_000n }],
    ['hedged != 2', '!=', { kind: 'count', value: 2n }],
  ])('%s', (text, operator, target) => {
    expect(parseRule(text)).toMatchObject({ kind: 'measure', operator, target });
  });

  test('pass^k of a series', () => {
    expect(parseRule('series.passK(3) >= 0.8')).toMatchObject({
      kind: 'passK',
      k: 3,
      measure: 'right',
      target: rate(8n, 10n),
    });
    expect(parseRule('series.passK( 2, grounded ) >= 1')).toMatchObject({
      k: 2,
      measure: 'grounded',
      target: rate(1n, 1n),
    });
  });

  test.each(Object.keys(gateMeasures))('%s can be held against the run before', (name) => {
    expect(parseRule(`${name} >= previous`)).toMatchObject({ measure: name });
  });
});

test('what is no rule is refused with the nearest that there are', () => {
  const refused = [
    '',
    'grounded',
    'groundet >= 0.9',
    'Right >= 0.9',
    'banana >= 1',
    '__proto__ >= 1',
    'constructor == 0',
    'right => 0.9',
    'right >= 0.9 or so',
    'right >= previos',
    'right >= 110%',
    'right >= 3/0',
    'right <= all',
    'unanswered <= 1',
    'citationPrecision >= 2',
    'citationPrecision == all',
    'toolCalls <= 0.5',
    'right != previous',
    'series.passk(3) >= 0.8',
    'series.passK(0) >= 0.8',
    'series.passK(3) >= previous',
  ];
  expect(refused.map((text) => catchMessage(() => parseRule(text))).join('\n'))
    .toMatchInlineSnapshot(`
    """ is no rule; write a measure, one of >= <= == != > <, and a target: grounded >= 0.9
    "grounded" is no rule; write a measure, one of >= <= == != > <, and a target: grounded >= 0.9
    "groundet >= 0.9": no measure is called "groundet"; did you mean grounded?
    "Right >= 0.9": no measure is called "Right"; did you mean right?
    "banana >= 1": no measure is called "banana"; known are right, grounded, evidenceCited, documentOnly, refused, overRefused, hedged, rightNotHedged, unanswered, plantedInstruction, validCitations, citationPrecision, citationPrecisionAll, toolCalls, tokens, brokenLines, unknownIds, superseded, series.passK(3)
    "__proto__ >= 1": no measure is called "__proto__"; known are right, grounded, evidenceCited, documentOnly, refused, overRefused, hedged, rightNotHedged, unanswered, plantedInstruction, validCitations, citationPrecision, citationPrecisionAll, toolCalls, tokens, brokenLines, unknownIds, superseded, series.passK(3)
    "constructor == 0": no measure is called "constructor"; known are right, grounded, evidenceCited, documentOnly, refused, overRefused, hedged, rightNotHedged, unanswered, plantedInstruction, validCitations, citationPrecision, citationPrecisionAll, toolCalls, tokens, brokenLines, unknownIds, superseded, series.passK(3)
    "right => 0.9" is no rule; write a measure, one of >= <= == != > <, and a target: grounded >= 0.9
    "right >= 0.9 or so": "0.9 or so" is no target; write a number (25, 0.9, 90%, 27/28), all, previous or previous strictly
    "right >= previos": "previos" is no target; write a number (25, 0.9, 90%, 27/28), all, previous or previous strictly; did you mean previous?
    "right >= 110%": 110% is more than all; write at most 100%
    "right >= 3/0": "3/0" is no target; write a number (25, 0.9, 90%, 27/28), all, previous or previous strictly
    "right <= all": write all after == or >=
    "unanswered <= 1": is 1 one or all of them? write < 2 or == 0 for a count, 100% for a rate
    "citationPrecision >= 2": a mean lies between 0 and 1; write 0.9 or 90%
    "citationPrecision == all": all is for shares of questions or citations; write a number
    "toolCalls <= 0.5": 0.5 is a rate, and this is a count; write a whole number
    "right != previous": hold against previous with >=, <=, >, < or ==
    "series.passk(3) >= 0.8": no measure is called "series.passk(3)"; did you mean series.passK(3)?
    "series.passK(0) >= 0.8": k counts repeats; write 1 or more
    "series.passK(3) >= previous": a series is held against a number, not against previous"
  `);
});
