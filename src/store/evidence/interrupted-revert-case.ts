import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Evaluation } from '../../policy/policy-report.ts';
import { playCase } from './case-bench.ts';

/** Case c: a revert is killed after staging, applied once by the same operation id, then misused. */
export function playInterruptedRevertCase(corpusFile: string) {
  return playCase(corpusFile, async (bench) => {
    const { corpus, evaluate, ask, hashRecord } = bench;
    const scoped = evaluate('scoped');
    const graph = evaluate('graph');
    const revert = { report: scoped, operation: 'case-c-revert', sequence: 2, to: 1 };
    const promoted = await ask({
      request: 'promote graph',
      report: graph,
      operation: 'case-c-promote',
      sequence: 1,
    });
    const recordBefore = await hashRecord();
    const child = spawnSync(process.execPath, [
      path.join(import.meta.dirname, `stop-change${path.extname(import.meta.filename)}`),
      corpusFile,
      bench.record,
      await bench.writeReport(scoped),
      revert.operation,
      String(revert.sequence),
      String(revert.to),
    ]);
    const interruption = {
      request: 'revert to 1, killed before the rename',
      signal: child.signal,
      stagedWriteLeft: existsSync(bench.staged),
      recordBefore,
      recordAfter: await hashRecord(),
    };
    const restarted = await ask({ request: 'the same revert after a restart', ...revert });
    const stagedWriteGone = !existsSync(bench.staged);
    return {
      case: 'c',
      title: 'An interrupted revert, applied once',
      corpusHash: corpus.hash,
      revision: corpus.revision,
      promoted,
      interruption,
      restarted,
      stagedWriteGone,
      observations: [
        await ask({ request: 'the same revert again', ...revert }),
        await ask({
          request: 'promote graph at a stale sequence',
          report: graph,
          operation: 'case-c-stale',
          sequence: 2,
        }),
        await ask({
          request: 'promote graph with a report of another corpus revision',
          report: { ...graph, revision: corpus.revision + 1 },
          operation: 'case-c-revision',
          sequence: 3,
        }),
        await ask({
          request: 'promote graph under the operation id of the revert',
          report: graph,
          operation: revert.operation,
          sequence: 3,
        }),
        await ask({
          request: 'promote graph with a drifted report',
          report: driftReport(graph),
          operation: 'case-c-drift',
          sequence: 3,
        }),
      ],
    };
  });
}

/** The report as it would be had the policies packed one token more. */
function driftReport(evaluation: Evaluation): Evaluation {
  return {
    ...evaluation,
    reports: evaluation.reports.map((report) => ({
      ...report,
      measures: { ...report.measures, tokens: report.measures.tokens + 1 },
    })),
  };
}
