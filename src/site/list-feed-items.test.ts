import { expect, test } from 'vitest';
import { eggsSuite } from '../../tests/eggs-suite.ts';
import { scoreAnswers } from '../../tests/make-suite.ts';
import { listFeedItems } from './list-feed-items.ts';

const makeDated = (id: string, date: string | null, label: string | null = null) => ({
  report: { ...scoreAnswers(eggsSuite, { q1: 'two' }, { date, label }), id },
  suiteTitle: 'Toy',
});

test('newest first, runs and notes together, undated runs last', () => {
  const items = listFeedItems({
    runs: [
      makeDated('undated', null),
      makeDated('first', '2026-11-01'),
      makeDated('second', '2026-11-02T10:00:00Z'),
    ],
    notes: [{ id: 'note', title: 'A note', date: '2026-11-02' }],
  });
  expect(items.map(({ run, note }) => run ?? note)).toEqual(['second', 'note', 'first', 'undated']);
  expect(items[0]?.description).toBe('Toy: right 1/1, grounded 0/1.');
});

test('what XML cannot write is left out of a title', () => {
  const runs = [makeDated('a', null, '\u0000<b>\ud800 x\u001b[31m')];
  expect(listFeedItems({ runs, notes: [] })[0]?.title).toBe('<b>\ufffd x[31m');
});
