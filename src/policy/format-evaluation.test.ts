import { expect, test } from 'vitest';
import { buildCorpus, fixture, item, task } from '../../tests/registry/build-corpus.ts';
import { evaluateCorpus } from './evaluate-corpus.ts';
import { formatEvaluation } from './format-evaluation.ts';

test.each([
  {},
  { f: fixture([], { tasks: [] }) },
  {
    'a\nb': fixture([item('x "\n', 'q'), item('y', 'q', { tokens: 2000 })], {
      tasks: [task('q'), task('none', { id: 'u' })],
    }),
    g: fixture([]),
  },
])('the pieces are the indented JSON of the whole: %#', (fixtures) => {
  const evaluation = evaluateCorpus(buildCorpus(fixtures));
  expect([...formatEvaluation(evaluation)].join('')).toBe(
    `${JSON.stringify(evaluation, null, 2)}\n`,
  );
});
