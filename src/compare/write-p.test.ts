import { expect, test } from 'vitest';
import { writeP } from './write-p.ts';

test.each([
  [1, 'p = 1.000'],
  [0.03125, 'p = 0.031'],
  [0.001, 'p = 0.001'],
  [0.000999, 'p < 0.001'],
  [0, 'p < 0.001'],
])('%d is written %s', (p, text) => {
  expect(writeP(p)).toBe(text);
});
