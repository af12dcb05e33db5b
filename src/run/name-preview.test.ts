import { expect, test } from 'vitest';
import { namePreview } from './name-preview.ts';

test.each([
  ['answers.txt', [], 'answers'],
  ['runs/My Run (2).json', [], 'my-run-2-'],
  ['_x.json', [], 'x'],
  ['…', [], 'preview'],
  ['a.json', ['a'], 'a-preview-1'],
  ['a.json', ['a', 'a-preview-1'], 'a-preview-2'],
])('%s', (file, taken, id) => {
  expect(namePreview(file, new Set(taken))).toBe(id);
});
