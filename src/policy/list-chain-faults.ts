import type { FieldFault } from '../error/describe-issues.ts';
import { hashHead, sealEntry } from './registry-record.ts';
import type { HistoryEntry, RegistryRecord } from './registry-record.ts';

/** Every place where a record contradicts itself: its chain, its order, the state it says it is in. */
export function listChainFaults(record: RegistryRecord): FieldFault[] {
  const { history } = record;
  const operations = new Set<string>();
  const faults = history.flatMap((entry, at): FieldFault[] => {
    const place = (field: string, message: string) => ({
      path: ['history', at, field],
      message,
    });
    const before = history[at - 1];
    const parent = before?.hash ?? hashHead(record);
    const reused = entry.operation !== null && operations.has(entry.operation);
    if (entry.operation !== null) operations.add(entry.operation);
    return [
      ...(entry.sequence === at + 1 ? [] : [place('sequence', `is not ${at + 1}`)]),
      ...(entry.parent === parent
        ? []
        : [
            place(
              'parent',
              before === undefined
                ? 'is not the hash of version, corpus, revision and corpusHash'
                : 'is not the hash of the entry before',
            ),
          ]),
      ...(entry.hash === sealEntry(entry).hash
        ? []
        : [place('hash', 'does not fit the entry, which was edited')]),
      ...(reused ? [place('operation', 'stands twice in the history')] : []),
      ...listActionFaults(entry, history.slice(0, at)).map((message) => place('action', message)),
    ];
  });
  const last = history.at(-1);
  const state = (['policy', 'sequence', 'reportsHash'] as const).filter(
    (field) => record[field] !== last?.[field],
  );
  return [
    ...state.map((field) => ({ path: [field], message: 'is not that of the last entry' })),
    ...faults,
  ];
}

function listActionFaults(entry: HistoryEntry, before: readonly HistoryEntry[]): string[] {
  const isFirst = before.length === 0;
  const isInit = entry.action === 'init';
  const target = before.find(({ sequence }) => sequence === entry.to);
  const faults: readonly (readonly [applies: boolean, message: string])[] = [
    [isFirst !== isInit, 'is out of place; init comes first and only there'],
    [
      isInit !== (entry.operation === null) || isInit !== (entry.payload === null),
      'does not fit the operation and payload; every change but init has both',
    ],
    [
      (entry.action === 'revert') !== (entry.to !== null),
      'does not fit `to`; a revert has it and nothing else does',
    ],
    [
      entry.to !== null &&
        (target?.policy !== entry.policy || target.reportsHash !== entry.reportsHash),
      'goes back to what no entry before it accepted',
    ],
  ];
  return faults.flatMap(([applies, message]) => (applies ? [message] : []));
}
