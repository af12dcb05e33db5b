import { expect, test } from 'vitest';
import { formatHistory } from './format-history.ts';
import { appendEntry } from './registry-record.ts';
import type { RegistryRecord } from './registry-record.ts';

const hash = (digit: string) => `sha256:${digit.repeat(64)}`;
const head = { version: 1, corpus: 'c', revision: 7, corpusHash: hash('a') } as const;
const init = {
  action: 'init',
  policy: 'scoped',
  to: null,
  operation: null,
  payload: null,
} as const;
const promote = { action: 'promote', policy: 'graph', to: null, operation: 'op 1' } as const;
const revert = { action: 'revert', policy: 'scoped', to: 1, operation: 'op 2' } as const;

function makeRecord(): RegistryRecord {
  const first = appendEntry(head, [], { ...init, reportsHash: hash('1') });
  const second = { ...promote, payload: hash('b'), reportsHash: hash('2') };
  const third = { ...revert, payload: hash('c'), reportsHash: hash('1') };
  return appendEntry(head, appendEntry(head, first.history, second).history, third);
}

test('what is accepted comes first, then each change with who asked for it', () => {
  const record = makeRecord();
  const [first, second, third] = record.history.map((entry) => entry.hash);
  expect(formatHistory(record).split('\n')).toEqual([
    `corpus c, revision 7, ${hash('a')}`,
    `accepted: scoped at sequence 3, reports ${hash('1')}`,
    `1  init scoped, ${first}`,
    `2  promote graph, operation op 1, ${second}`,
    `3  revert to 1: scoped, operation op 2, ${third}`,
  ]);
});
