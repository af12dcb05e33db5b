import { expect, test } from 'vitest';
import { makeRun } from '../../tests/make-suite.ts';
import { addFrontMatter } from './add-front-matter.ts';

const answer = '{"id":"q1","answer":"a"}\n';

test.each([
  ['', null],
  ['mode: brain', 'brain'],
  ['mode:', null],
  ['mode: brain\n? \n', 'brain'],
  ['mode: brain\n? x\n: y', 'brain'],
  ['mode: brain\nx: {a, b: }', 'brain'],
  ['mode: brain\nx:\n- \n- a', 'brain'],
  ['mode: brain\nx: !!str', 'brain'],
])('a field is added to %j', (block, mode) => {
  const run = makeRun(addFrontMatter(`---\n${block}\n---\n${answer}`, { label: 'x: y' }));
  expect({ label: run.label, mode: run.mode }).toEqual({ label: 'x: y', mode });
  expect([...run.answers.keys()]).toEqual(['q1']);
});
