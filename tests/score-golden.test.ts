import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { collectFaults } from '../src/error/collect-faults.ts';
import type { Fault } from '../src/error/report-error.ts';
import type { Run } from '../src/run/run.ts';
import { assembleReport, createScorer } from '../src/score/create-scorer.ts';
import { readRunFile } from '../src/store/read-run-file.ts';
import { readSuite } from '../src/store/read-suite.ts';

/**
 * A case is a folder `<case>/` with a suite `<case>/suite/`, run files beside it, and `expected.json`:
 * the report of all runs in the order of their names, or the list of what they are refused for.
 */
const cases = path.join(import.meta.dirname, 'golden/score');

async function scoreCase(name: string): Promise<unknown> {
  const folder = path.join(cases, name);
  const faults: Fault[] = [];
  const suite = await collectFaults(faults, () => readSuite(path.join(folder, 'suite')));
  const files = (await readdir(folder))
    .filter((file) => file !== 'suite' && file !== 'expected.json')
    .toSorted();
  const runs: Run[] = [];
  for (const file of suite === null ? [] : files) {
    const run = await collectFaults(faults, () => readRunFile(path.join(folder, file), 'suite'));
    if (run !== null) runs.push(run);
  }
  if (suite === null || faults.length > 0)
    return faults.map((fault) => ({ ...fault, file: path.relative(folder, fault.file) }));
  return assembleReport(suite, runs.map(createScorer(suite)));
}

test.each(await readdir(cases))('%s', async (name) => {
  const text = `${JSON.stringify(await scoreCase(name), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(path.join(cases, name, 'expected.json'));
});
