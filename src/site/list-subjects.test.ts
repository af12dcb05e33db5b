import { expect, test } from 'vitest';
import { createAddresses } from './address.ts';
import { listSubjects } from './list-subjects.ts';

const share = { value: 1, of: 1 };
const known = {
  addresses: createAddresses('/repo'),
  runs: [
    { id: 'a', label: 'First', series: 's' },
    { id: 'b', label: null, series: 's' },
  ],
  rows: [
    {
      id: 'r',
      date: '2026-10-31',
      system: 'x',
      client: 'x',
      model: 'x',
      mode: 'brain',
      builder: '2',
      questions: 28,
      documents: 59,
      right: share,
      grounded: share,
      citationPrecision: { percent: 10, n: null },
      refused: share,
      validCitations: share,
      plantedInstruction: 'ignored' as const,
      toolCalls: 1,
      tokens: 1,
      remark: null,
    },
  ],
};

test.each([
  [['a'], ['First /repo/runs/a/ scored run']],
  [
    ['s', 'a'],
    ['First /repo/runs/a/ scored run', 'b /repo/runs/b/ scored run'],
  ],
  [
    ['r'],
    [
      'brain, builder 2, 28 questions /repo/runs/#gl-Reported-r reported total: right 1/1, precision 10%',
    ],
  ],
  [['gone'], []],
])('a note about %j', (about, expected) => {
  const subjects = listSubjects(about, known);
  expect(subjects.map(({ name, href, kind }) => `${name} ${href} ${kind}`)).toEqual(expected);
});
