import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readRun } from '../../src/run/read-run.ts';
import { createScorer } from '../../src/score/create-scorer.ts';
import { readSuite } from '../../src/store/read-suite.ts';
import type { Suite } from '../../src/suite/suite.ts';
import type { Figure } from './figure.ts';
import { generateRuns } from './generate-runs.ts';

const suiteFolder = 'fixtures/shop-docs';
const seed = 28;
const few = 100;
const many = 1000;

type Pass = {
  readonly answers: number;
  /** Of the processor, so that what else the machine does leaves the figures alone. */
  readonly readSeconds: number;
  readonly scoreSeconds: number;
  /** After a collection, without the reports. */
  readonly heapBytes: number;
  readonly residentBytes: number;
};

/** Reads and scores 100 and 1,000 runs from memory, one after the other, in one process. */
export async function benchScoring(): Promise<Figure[]> {
  const suite = await readSuite(suiteFolder);
  // compiles what is hot, so that neither size pays for it alone
  scoreRuns(suite, few);
  const first = scoreRuns(suite, few);
  const later = scoreRuns(suite, many);
  const seconds = later.readSeconds + later.scoreSeconds;
  const mebibytes = (bytes: number) => bytes / 2 ** 20;
  return [
    {
      what: `${many} runs: read and scored`,
      value: later.answers / seconds,
      unit: 'answers/s',
      target: { at: 'least', value: 20_000 },
    },
    {
      what: `${many} runs: only scored`,
      value: later.answers / later.scoreSeconds,
      unit: 'answers/s',
    },
    { what: `${many} runs: processor time`, value: seconds, unit: 's' },
    { what: `${few} runs: heap without reports`, value: mebibytes(first.heapBytes), unit: 'MiB' },
    { what: `${many} runs: heap without reports`, value: mebibytes(later.heapBytes), unit: 'MiB' },
    {
      what: `heap, ${many} runs ÷ ${few}`,
      value: later.heapBytes / first.heapBytes,
      unit: 'times',
      target: { at: 'most', value: 1.1 },
    },
    { what: `${few} runs: resident`, value: mebibytes(first.residentBytes), unit: 'MiB' },
    { what: `${many} runs: resident`, value: mebibytes(later.residentBytes), unit: 'MiB' },
    {
      what: `resident, ${many} runs ÷ ${few}`,
      value: later.residentBytes / first.residentBytes,
      unit: 'times',
      target: { at: 'most', value: 1.5 },
    },
  ];
}

function scoreRuns(suite: Suite, count: number): Pass {
  const score = createScorer(suite);
  let answers = 0;
  let readTime = 0;
  let scoreTime = 0;
  for (const { id, text } of generateRuns(suite, count, seed)) {
    const bytes = new TextEncoder().encode(text);
    const begin = process.cpuUsage().user;
    const run = readRun(bytes, { file: id, id, suite: suite.name });
    const read = process.cpuUsage().user;
    answers += score(run).questions.length;
    readTime += read - begin;
    scoreTime += process.cpuUsage().user - read;
  }
  collectGarbage();
  const { heapUsed, rss } = process.memoryUsage();
  return {
    answers,
    readSeconds: readTime / 1e6,
    scoreSeconds: scoreTime / 1e6,
    heapBytes: heapUsed,
    residentBytes: rss,
  };
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
