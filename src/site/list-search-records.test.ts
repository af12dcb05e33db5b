import { expect, test } from 'vitest';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { createAddresses } from './address.ts';
import { listSearchRecords } from './list-search-records.ts';

test('finds runs, questions, documents and docs by their headings', () => {
  const suite = makeSuite(
    {
      'a/rules.md': '# Rules\n\n```\n# no heading\n```\n\n## Returns *now* ##\nv\n',
      'plain.md': 'No heading.\n',
      'odd?.md': '# Odd\n',
    },
    {
      questions: [
        {
          id: 'q1',
          kind: 'descend',
          question: 'Which?',
          evidence: [{ path: 'a/rules.md', text: 'v' }],
          accepted: [['v']],
        },
      ],
    },
  );
  const report = scoreAnswers(suite, { q1: 'v' }, { label: 'First', model: 'm-1' });
  const docs = {
    id: 'how-to/a',
    title: 'Do a',
    titleHtml: 'Do a',
    about: 'First.',
    html: '',
    headings: [{ id: 'gl-Part-b', text: 'B', depth: 2 }],
  };
  const records = listSearchRecords(
    { runs: [report], suites: [suite], corpora: [], docs: [docs] },
    createAddresses('/repo'),
  );
  expect(records.map(({ url, title, about }) => [url, title, about])).toEqual([
    ['/repo/runs/run/', 'First', 'run · model m-1'],
    ['/repo/questions/toy/q1/', 'q1: Which?', 'descend · Toy'],
    ['/repo/documents/toy/a/rules/', 'Rules', 'a/rules.md'],
    ['/repo/documents/toy/a/rules/#L7', 'Returns now (Rules)', 'a/rules.md line 7'],
    ['/repo/documents/toy/plain/', 'plain.md', 'plain.md'],
    ['/repo/docs/how-to/a/', 'Do a', 'First.'],
    ['/repo/docs/how-to/a/#gl-Part-b', 'B (Do a)', 'how to use the program'],
  ]);
});
