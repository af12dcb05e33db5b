import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { compileValue } from './value-matcher.ts';

describe('a value is in an answer', () => {
  test.each([
    ['14 days', 'Within **14 days** of delivery', true],
    ['14 days', 'within 114 days', false],
    ['11', 'error 711', false],
    ['42', 'It is 42!', true],
    ['42', 'It is 42.', true],
    ['42', 'It is 42.5', false],
    ['42', 'It is 42,000', false],
    ['42', 'It is 42, 000', true],
    ['42', '1.42', false],
    ['42', '1,42', false],
    ['42', 'v.42', true],
    ['14', '7-14', true],
    ['14', '7–14', true],
    ['14', '-14', false],
    ['14', '−14', false],
    ['14', '(a)-14', true],
    ['14', '5%-14', true],
    ['14', '5 -14', false],
    ['14', '+14', false],
    ['-14', 'it is -14 °C', true],
    ['-14', '7-14', false],
    ['-14', ')-14', false],
    ['+5', 'adds +5 points', true],
    ['- 14', 'x - 14', true],
    ['off', 'officer', false],
    ['off', 'switched off;', true],
    ['don’t', "we don't", true],
    ['東京', '東京都', true],
    ['都', 'a都b', true],
    ['10', '約10個', true],
    ['ABC', 'xabc', false],
    ['café', 'cafe\u0301s', false],
    ['café', 'cafe\u0301', true],
    ['𝟙𝟜', '14', true],
    ['aba', 'xaba aba', true],
    ['a.b', 'a.b', true],
    ['x', '𐐀x', false],
    ['30 %', '30\u00a0%', true],
    ['**', 'anything', false],
  ])('%j in %j: %j', (value, answer, expected) => {
    expect(compileValue(value)(fold(answer))).toBe(expected);
  });
});
