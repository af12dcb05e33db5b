import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from './figure.ts';
import { generateCorpus } from './generate-corpus.ts';
import { readUsage } from './read-usage.ts';

const large = { items: 20_000, edges: 60_000, tasks: 200 };
const small = { items: 10_000, edges: 30_000, tasks: 200 };

type Pass = {
  readonly seconds: number;
  /** Of the processor, so that what else the machine does leaves the figure alone. */
  readonly processorSeconds: number;
  readonly peakMebibytes: number;
  readonly corpusMegabytes: number;
};

/** Evaluates generated corpora with every policy by the command itself, from file to report. */
export async function benchPolicies(): Promise<Figure[]> {
  const half = await evaluateCorpus(small);
  const whole = await evaluateCorpus(large);
  return [
    { what: 'corpus of 20,000 items, 60,000 edges', value: whole.corpusMegabytes, unit: 'MB' },
    {
      what: '200 tasks, every policy: time',
      value: whole.seconds,
      unit: 's',
      target: { at: 'most', value: 10 },
    },
    { what: '200 tasks, every policy: processor', value: whole.processorSeconds, unit: 's' },
    {
      what: 'peak memory',
      value: whole.peakMebibytes,
      unit: 'MiB',
      target: { at: 'most', value: 1024 },
    },
    {
      what: 'processor, 20,000 items ÷ 10,000',
      value: whole.processorSeconds / half.processorSeconds,
      unit: 'times',
      target: { at: 'most', value: 2.5 },
    },
  ];
}

async function evaluateCorpus(size: Parameters<typeof generateCorpus>[0]): Promise<Pass> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'groundline-bench-'));
  try {
    const corpus = path.join(folder, 'corpus.json');
    const usageFile = path.join(folder, 'usage.json');
    await writeFile(corpus, generateCorpus(size));
    const begin = performance.now();
    await promisify(execFile)(
      process.execPath,
      [
        ...['--import', './scripts/bench/report-usage.ts', 'scripts/groundline.ts', 'evaluate'],
        ...['--corpus', corpus, '--json', path.join(folder, 'evaluation.json')],
      ],
      { env: { ...process.env, GROUNDLINE_USAGE: usageFile } },
    );
    const seconds = (performance.now() - begin) / 1000;
    const { processorSeconds, peakBytes } = await readUsage(usageFile);
    return {
      seconds,
      processorSeconds,
      peakMebibytes: peakBytes / 2 ** 20,
      corpusMegabytes: (await stat(corpus)).size / 1e6,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
