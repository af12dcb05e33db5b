import { expect, test } from 'vitest';
import { listChainFaults } from './list-chain-faults.ts';
import { hashHead, sealEntry } from './registry-record.ts';
import type { HistoryEntry, RegistryRecord } from './registry-record.ts';

type Draft = Omit<HistoryEntry, 'sequence' | 'parent' | 'hash'>;

const hash = (digit: string) => `sha256:${digit.repeat(64)}`;
const head = { version: 1, corpus: 'c', revision: 1, corpusHash: hash('a') } as const;
const none = { to: null, operation: null, payload: null };
const init: Draft = { action: 'init', policy: 'scoped', reportsHash: hash('1'), ...none };
const promote: Draft = {
  ...{ action: 'promote', policy: 'graph', reportsHash: hash('2'), to: null },
  ...{ operation: 'p', payload: hash('b') },
};
const revert: Draft = { ...init, action: 'revert', to: 1, operation: 'r', payload: hash('c') };

/** A record whose chain is whole, whatever its entries say. */
function chain(...drafts: readonly Draft[]): RegistryRecord {
  const history: HistoryEntry[] = [];
  for (const [at, draft] of drafts.entries()) {
    const parent = history.at(-1)?.hash ?? hashHead(head);
    history.push(sealEntry({ ...draft, sequence: at + 1, parent }));
  }
  const { policy = 'scoped', sequence = 1, reportsHash = hash('1') } = history.at(-1) ?? {};
  return { ...head, policy, sequence, reportsHash, history };
}

/** A record with fields of one entry changed behind its hash. */
function edit(record: RegistryRecord, at: number, change: Partial<HistoryEntry>): RegistryRecord {
  const history = record.history.map((entry, each) =>
    each === at ? { ...entry, ...change } : entry,
  );
  return { ...record, history };
}

const whole = chain(init, promote, revert);
const outOfPlace = 'is out of place; init comes first and only there';
const operationMisfits = 'does not fit the operation and payload; every change but init has both';
const targetMisfits = 'does not fit `to`; a revert has it and nothing else does';
const noTarget = 'goes back to what no entry before it accepted';
const ofLast = 'is not that of the last entry';

test.each<[string, RegistryRecord, string[]]>([
  ['init alone', chain(init), []],
  ['a whole chain', whole, []],
  ['no init', chain(promote), [`history.0.action ${outOfPlace}`]],
  ['a second init', chain(init, init), [`history.1.action ${outOfPlace}`]],
  [
    'an init that somebody asked for',
    chain({ ...init, operation: 'p' }),
    [`history.0.action ${operationMisfits}`],
  ],
  [
    'an init with a payload',
    chain({ ...init, payload: hash('b') }),
    [`history.0.action ${operationMisfits}`],
  ],
  [
    'a change that nobody asked for',
    chain(init, { ...promote, operation: null }),
    [`history.1.action ${operationMisfits}`],
  ],
  [
    'a change without a payload',
    chain(init, { ...promote, payload: null }),
    [`history.1.action ${operationMisfits}`],
  ],
  [
    'an operation twice',
    chain(init, promote, { ...revert, operation: 'p' }),
    ['history.2.operation stands twice in the history'],
  ],
  [
    'a revert to nowhere',
    chain(init, promote, { ...revert, to: null }),
    [`history.2.action ${targetMisfits}`],
  ],
  [
    'a promote that goes back',
    chain(init, { ...promote, ...{ to: 1, policy: 'scoped', reportsHash: hash('1') } }),
    [`history.1.action ${targetMisfits}`],
  ],
  [
    'a revert to itself',
    chain(init, promote, { ...revert, to: 3 }),
    [`history.2.action ${noTarget}`],
  ],
  [
    'a revert to another policy',
    chain(init, promote, { ...revert, policy: 'graph_wide' }),
    [`history.2.action ${noTarget}`],
  ],
  [
    'a revert to other reports',
    chain(init, promote, { ...revert, reportsHash: hash('3') }),
    [`history.2.action ${noTarget}`],
  ],
  ['another policy on top', { ...whole, policy: 'graph' }, [`policy ${ofLast}`]],
  ['another sequence on top', { ...whole, sequence: 2 }, [`sequence ${ofLast}`]],
  ['other reports on top', { ...whole, reportsHash: hash('2') }, [`reportsHash ${ofLast}`]],
  [
    'another head',
    { ...whole, revision: 2 },
    ['history.0.parent is not the hash of version, corpus, revision and corpusHash'],
  ],
  [
    'an edited entry',
    edit(whole, 1, { operation: 'q' }),
    ['history.1.hash does not fit the entry, which was edited'],
  ],
  [
    'an entry sealed again',
    {
      ...whole,
      history: whole.history.map((entry, at) =>
        at === 1 ? sealEntry({ ...entry, operation: 'q' }) : entry,
      ),
    },
    ['history.2.parent is not the hash of the entry before'],
  ],
  [
    'an entry moved in sequence',
    {
      ...whole,
      history: whole.history.map((entry, at) =>
        at === 2 ? sealEntry({ ...entry, sequence: 9 }) : entry,
      ),
    },
    [`sequence ${ofLast}`, 'history.2.sequence is not 3'],
  ],
])('%s', (_, record, expected) => {
  const faults = listChainFaults(record).map(({ path, message }) => `${path.join('.')} ${message}`);
  expect(faults).toEqual(expected);
});
