import { printToolLog, readToolLog } from '../../src/agent/tool-log.ts';
import type { LoggedCall } from '../../src/agent/tool-log.ts';
import { listFlips } from '../../src/compare/snapshot.ts';
import { readSnapshot } from '../../src/compare/read-snapshot.ts';
import type { Config } from '../../src/gate/config-schema.ts';
import { readConfig } from '../../src/gate/read-config.ts';
import { readNote } from '../../src/run/read-note.ts';
import { readRecordedTotals } from '../../src/score/read-recorded-totals.ts';
import { collectSeeds } from './collect-seeds.ts';
import { readText } from './read-text.ts';
import { defineReader } from './reader.ts';
import type { FuzzedReader } from './reader.ts';

const homes = ['content', 'tests/site/content'];

/** Readers of what else is committed: logs, totals, snapshots, notes, rules. */
export async function listContentReaders(): Promise<FuzzedReader[]> {
  return [
    defineReader({
      name: 'tool-call log',
      seeds: await collectSeeds(homes, /\/logs\/.*\.jsonl$/),
      refusals: ['LogRefused'],
      read: (bytes) => readToolLog(readText(bytes, 'LogRefused'), 'log'),
      check: (calls: readonly LoggedCall[]) =>
        sameWhenWritten(calls, readToolLog(printToolLog(calls), 'copy')),
    }),
    defineReader({
      name: 'recorded totals',
      seeds: await collectSeeds(homes, /\/recorded\/.*\.json$/),
      refusals: ['ContentRefused'],
      read: (bytes) => readRecordedTotals(readText(bytes, 'ContentRefused'), 'totals'),
      check: (totals) =>
        sameWhenWritten(totals, readRecordedTotals(JSON.stringify(totals), 'copy')),
    }),
    defineReader({
      name: 'snapshot',
      seeds: await collectSeeds(homes, /\/snapshots\/.*\.json$/),
      refusals: ['ContentRefused'],
      read: (bytes) => readSnapshot(readText(bytes, 'ContentRefused'), 'snapshot'),
      check: (snapshot) => [
        ...sameWhenWritten(snapshot, readSnapshot(JSON.stringify(snapshot), 'copy')),
        ...(listFlips(snapshot, snapshot).length === 0 ? [] : ['flips against itself']),
      ],
    }),
    defineReader({
      name: 'note',
      seeds: await collectSeeds(homes, /\/notes\/.*\.mdx?$/),
      refusals: ['ContentRefused'],
      millisecondsPerByte: 0.05,
      read: (bytes) => readNote(readText(bytes, 'ContentRefused'), { file: 'note', known: null }),
      check: ({ title, about }) => (title !== '' && about.length > 0 ? [] : ['a note of nothing']),
    }),
    defineReader({
      name: 'rules',
      seeds: listRuleSeeds(),
      refusals: ['ConfigRefused'],
      read: (bytes) => readConfig(readExported(bytes), 'config'),
      check: ({ gates }: Config) => gates.flatMap(({ text }) => findRuleFaults(text)),
    }),
  ];
}

/** What a configuration file exports; what is no JSON is a rule as it stands. */
function readExported(bytes: Uint8Array): unknown {
  const text = readText(bytes, 'ConfigRefused');
  try {
    return JSON.parse(text);
  } catch {
    return { gates: text.split('\n') };
  }
}

function findRuleFaults(text: string): string[] {
  const [again] = readConfig({ gates: [text] }, 'copy').gates;
  return again?.text === text ? [] : [`the rule ${text} reads otherwise`];
}

function listRuleSeeds(): Uint8Array[] {
  const gates = [
    ...['grounded >= 0.9', 'right == all', 'tokens <= 120000', 'citationPrecision >= 27/28'],
    ...['right >= previous', 'grounded > previous strictly', 'series.passK(3, right) >= 60%'],
  ];
  const config = {
    site: 'https://me.github.io',
    base: '/repo',
    repository: 'https://github.com/me/repo',
    gates,
  };
  return [JSON.stringify(config), ...gates, gates.join('\n')].map((text) =>
    new TextEncoder().encode(text),
  );
}

function sameWhenWritten(one: unknown, other: unknown): string[] {
  return JSON.stringify(one) === JSON.stringify(other) ? [] : ['written again, it reads otherwise'];
}
