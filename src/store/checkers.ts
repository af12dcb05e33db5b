import type { Fault } from '../error/report-error.ts';
import { listUnpublishable, listUnpublishableQuestions } from '../suite/list-unpublishable.ts';
import path from 'node:path';
import { collectFaults } from '../error/collect-faults.ts';
import { listTwiceKept, readArchive } from './read-archive.ts';
import { checkNotes } from './check-notes.ts';
import { checkPolicies } from './check-policies.ts';
import { readCommittedRuns } from './read-committed-runs.ts';
import { readSnapshots } from './read-snapshots.ts';
import { readSuites } from './read-suites.ts';
import type { SuitesByName } from './read-suites.ts';
import type { CheckFolders } from './sort-check-folders.ts';

/** What checkers share: the folders, and the suites once they are read. */
export type CheckContext = CheckFolders & { readonly suitesByName: SuitesByName };

/** One kind of committed file. */
type Checker = {
  readonly of: string;
  /** Adds every fault to `faults`; returns what was checked, with counts. */
  readonly check: (context: CheckContext, faults: Fault[]) => Promise<string[]>;
};

/** What `check` validates, in order; later ones may use the suites that the first read. */
export const checkers: readonly Checker[] = [
  { of: 'suites', check: checkSuites },
  { of: 'runs, their logs, archived runs, recorded totals and notes', check: checkRuns },
  { of: 'snapshots of verdicts', check: checkSnapshots },
  { of: 'policy reports, registry records and case records', check: checkPolicyFolders },
];

async function checkSuites(
  { suites: folders, suitesByName }: CheckContext,
  faults: Fault[],
): Promise<string[]> {
  for (const [name, suite] of await readSuites(folders, faults)) suitesByName.set(name, suite);
  return folders.flatMap((folder) => {
    const suite = suitesByName.get(path.basename(path.resolve(folder)));
    if (suite === null || suite === undefined) return [];
    for (const { path: document, message } of listUnpublishable(suite))
      faults.push({ file: path.join(folder, 'docs', document), message });
    for (const { id, message } of listUnpublishableQuestions(suite))
      faults.push({ file: path.join(folder, 'questions.json'), field: id, message });
    const { key, documents } = suite;
    return [
      `${folder}: ${count(key.questions.length, 'question')} at revision ${key.revision}, ${count(documents.size, 'document')}`,
    ];
  });
}

async function checkRuns(
  { contents, suitesByName }: CheckContext,
  faults: Fault[],
): Promise<string[]> {
  const checked: string[] = [];
  for (const content of contents) {
    const before = faults.length;
    const { runs, logs } = await readCommittedRuns(content, suitesByName, faults);
    checked.push(`${content}: ${count(runs.length, 'run')}, ${count(logs, 'tool-call log')}`);
    const archived = await readArchive(content, new Set(suitesByName.keys()), faults);
    faults.push(...listTwiceKept(archived, runs));
    if (archived.length > 0) checked.push(`${content}: ${count(archived.length, 'archived run')}`);
    const all = faults.length === before ? [...runs, ...archived].map(({ run }) => run) : null;
    const { rows, notes } = await checkNotes(content, all, faults);
    checked.push(`${content}: ${count(rows, 'recorded total')}, ${count(notes, 'note')}`);
  }
  return checked;
}

async function checkSnapshots(
  { contents, suitesByName }: CheckContext,
  faults: Fault[],
): Promise<string[]> {
  const checked: string[] = [];
  for (const content of contents) {
    const known = new Set(suitesByName.keys());
    const snapshots = await collectFaults(faults, () => readSnapshots(content, known));
    if (snapshots !== null && snapshots.length > 0)
      checked.push(`${content}: ${count(snapshots.length, 'snapshot')}`);
  }
  return checked;
}

async function checkPolicyFolders(
  { contents, fixtures }: CheckContext,
  faults: Fault[],
): Promise<string[]> {
  const checked: string[] = [];
  for (const content of contents) {
    const { corpora, evidence } = await checkPolicies(content, fixtures, faults);
    if (corpora > 0)
      checked.push(
        `${content}: policies of ${count(corpora, 'corpus with reports')}${evidence ? ', case records' : ''}`,
      );
  }
  return checked;
}

function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`;
}
