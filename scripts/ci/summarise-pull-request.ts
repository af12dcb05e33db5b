import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReportError } from '../../src/error/report-error.ts';
import type { Fault } from '../../src/error/report-error.ts';
import { joinSummaries } from '../../src/site/summary/join-summaries.ts';
import { escapeMarkdown } from '../../src/text/escape-markdown.ts';
import { writeSummary } from '../commands/write-summary.ts';
import { findHeadCommit, listChangedRuns } from './list-changed-runs.ts';
import { nameSite } from './name-site.ts';

type Folders = {
  /** The checkout of the merge commit, with its first parent. */
  readonly head: string;
  /** Where the comment goes. */
  readonly out: string;
};

/**
 * Summarises the runs of a pull request with the code and the rules of the working folder, the base
 * branch's checkout; the merge commit's gives data only (`GROUNDLINE_CONTENT` and
 * `GROUNDLINE_FIXTURES` lie in it).
 * @returns the rules that are not kept and the runs that cannot be read
 */
export async function summarisePullRequest({ head, out }: Folders): Promise<Fault[]> {
  const number = readNumber();
  const { site, base } = nameSite(process.env['GITHUB_REPOSITORY'] ?? '');
  process.env['GROUNDLINE_SITE'] ||= site;
  process.env['GROUNDLINE_BASE'] ||= base;
  const faults: Fault[] = [];
  const summaries: string[] = [];
  const commit = findHeadCommit(head);
  for (const id of listChangedRuns(head)) summaries.push(await summarise(id, commit, faults));
  const text = joinSummaries(summaries);
  await mkdir(out, { recursive: true });
  await writeFile(path.join(out, 'summary.md'), text);
  await writeFile(path.join(out, 'pull-request.txt'), `${number}\n`);
  const page = process.env['GITHUB_STEP_SUMMARY'];
  if (page !== undefined && page !== '') await appendFile(page, text);
  return faults;
}

/** A run's summary; what refuses the content is its summary too. */
async function summarise(id: string, commit: string, faults: Fault[]): Promise<string> {
  try {
    const written = await writeSummary(id, { against: 'main', gates: [], commit });
    faults.push(...written.faults);
    return written.text;
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    faults.push(...error.faults);
    const lines = error.message.split('\n').slice(0, 20);
    const list = lines.map((line) => `- ${escapeMarkdown(line, 400)}\n`).join('');
    return `## ${escapeMarkdown(id)} cannot be scored\n\n${list}`;
  }
}

/** The pull request that the workflow runs for: `refs/pull/12/merge`. */
function readNumber(): string {
  const ref = process.env['GITHUB_REF'] ?? '';
  const [, number] = /^refs\/pull\/(\d{1,10})\/merge$/.exec(ref) ?? [];
  if (number !== undefined) return number;
  const message = `${JSON.stringify(ref)} names no pull request (refs/pull/12/merge)`;
  throw new ReportError('WrongUsage', [{ file: 'GITHUB_REF', message }]);
}
