import type { Corpus } from '../../src/policy/corpus-schema.ts';
import { evaluateCorpus } from '../../src/policy/evaluate-corpus.ts';
import type { PolicyReport } from '../../src/policy/policy-report.ts';
import { readCorpus } from '../../src/policy/read-corpus.ts';
import { readEvaluation } from '../../src/policy/read-evaluation.ts';
import { readRecord } from '../../src/policy/read-record.ts';
import { appendEntry, formatRecord, hashJson } from '../../src/policy/registry-record.ts';
import { collectSeeds } from './collect-seeds.ts';
import { defineReader } from './reader.ts';
import type { FuzzedReader } from './reader.ts';

/** Readers of context policies: corpora, reports, registry records. */
export async function listPolicyReaders(): Promise<FuzzedReader[]> {
  const corpora = await collectSeeds(['fixtures/brain-context'], /corpus\.json$/);
  const records = await collectSeeds(['content/registry'], /\.json$/);
  const small = corpora.toSorted((a, b) => a.length - b.length).slice(0, 1);
  const reports = small.map((bytes) => encode(evaluateCorpus(readCorpus(bytes, 'corpus'))));
  return [
    defineReader({
      name: 'corpus',
      seeds: corpora,
      refusals: ['CorpusRefused'],
      read: (bytes) => readCorpus(bytes, 'corpus'),
      check: findCorpusFaults,
    }),
    defineReader({
      name: 'policy report',
      seeds: [
        ...(await collectSeeds(['content/policies'], /brain-context\/.*\.json$/)),
        ...reports,
      ],
      refusals: ['ReportRefused'],
      read: (bytes) => readEvaluation(bytes, 'report'),
      check: (evaluation) =>
        isSame(evaluation, readEvaluation(encode(evaluation), 'copy'), 'the report'),
    }),
    defineReader({
      name: 'registry record',
      seeds: [...records, growRecord()],
      refusals: ['RegistryRefused'],
      read: (bytes) => readRecord(bytes, 'record'),
      check: (record) => [
        ...isSame(
          record,
          readRecord(new TextEncoder().encode(formatRecord(record)), 'copy'),
          'the record',
        ),
        ...(record.sequence === record.history.length ? [] : ['the sequence is not its length']),
      ],
    }),
  ];
}

function findCorpusFaults(corpus: Corpus): string[] {
  const evaluation = evaluateCorpus(corpus);
  return [
    ...evaluation.reports.flatMap(findReportFaults),
    ...isSame(evaluation, readEvaluation(encode(evaluation), 'copy'), 'its evaluation'),
  ];
}

/** Labels sum to the arcs, packs keep their limits, and only the feed leaks. */
function findReportFaults({ policy, measures, tasks }: PolicyReport): string[] {
  const useful = measures.reviewedUsefulness.value ?? 0;
  const { scopeLeakage, irrelevantInjection, staleInjection, arcs } = measures;
  const isWide = policy === 'graph_wide' || policy === 'scoped_padded';
  const [items, tokens] = isWide ? [12, 1800] : [6, 900];
  const isOver = tasks.some(
    ({ packed }) =>
      packed.length > items || packed.reduce((sum, item) => sum + item.tokens, 0) > tokens,
  );
  return [
    ...(useful + scopeLeakage + irrelevantInjection + staleInjection === arcs
      ? []
      : [`the labels of ${policy} do not sum to ${arcs}`]),
    ...(isOver ? [`a pack of ${policy} is over its limits`] : []),
    ...(policy !== 'feed_only' && scopeLeakage > 0 ? [`${policy} leaks`] : []),
  ];
}

/** A record with a promote and a revert. */
function growRecord(): Uint8Array {
  const hash = hashJson('x');
  const head = { version: 1, corpus: 'c', revision: 1, corpusHash: hash } as const;
  const one = appendEntry(head, [], {
    ...{ action: 'init', policy: 'scoped', to: null, operation: null, payload: null },
    reportsHash: hash,
  });
  const two = appendEntry(head, one.history, {
    ...{ action: 'promote', policy: 'graph', to: null, operation: 'op-1', payload: hash },
    reportsHash: hashJson('y'),
  });
  const three = appendEntry(head, two.history, {
    ...{ action: 'revert', policy: 'scoped', to: 1, operation: 'op-2', payload: hash },
    reportsHash: hash,
  });
  return new TextEncoder().encode(formatRecord(three));
}

function encode(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function isSame(one: unknown, other: unknown, what: string): string[] {
  return JSON.stringify(one) === JSON.stringify(other)
    ? []
    : [`${what} reads otherwise when written again`];
}
