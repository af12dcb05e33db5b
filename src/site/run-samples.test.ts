import { expect, test } from 'vitest';
import { readRun } from '../run/read-run.ts';
import { citationForms } from './citation-guide.ts';
import { runSamples } from './run-samples.ts';

const read = (text: string) =>
  readRun(new TextEncoder().encode(text), { file: 'sample', id: 'sample', suite: 'shop-docs' });

test.each(Object.entries(runSamples))('the sample %s is a run', (_name, text) => {
  const { answers, brokenLines, mode } = read(text);
  expect(answers.get('q01')?.answer).toBe('Within 14 days.');
  expect(brokenLines).toEqual([]);
  expect(mode).not.toBeNull();
});

test('the sample of a transcript says its model and tokens', () => {
  expect(read(runSamples.text)).toMatchObject({ model: 'a-model-1', tokens: 88013 });
});

test('the forms of a citation are different', () => {
  expect(new Set(citationForms.map(({ form }) => form)).size).toBe(citationForms.length);
});
