import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReportError } from '../../src/error/report-error.ts';
import type { Fault } from '../../src/error/report-error.ts';
import { joinSummaries } from '../../src/site/summary/join-summaries.ts';
import { escapeMarkdown } from '../../src/text/escape-markdown.ts';
import { flattenText } from '../../src/text/format-table.ts';
import { writeSummary } from '../commands/write-summary.ts';
import { findHeadCommit, listChangedRuns } from './list-changed-runs.ts';
import { nameSite } from './name-site.ts';
import { silenceCommands } from './silence-commands.ts';

/**
 * Summarises the runs of a pull request with the code and the rules of the base branch, in whose
 * checkout it runs; the checkout of the merge commit gives data only (`GROUNDLINE_CONTENT` and
 * `GROUNDLINE_FIXTURES` lie in it). Exits 1 where a rule fails or a run cannot be read.
 * Environment: `HEAD_FOLDER` the merge commit's checkout, `OUT_FOLDER` where the comment goes.
 */
const head = process.env['HEAD_FOLDER'] ?? '../head';
const out = process.env['OUT_FOLDER'] ?? 'comment';

const { site, base } = nameSite(process.env['GITHUB_REPOSITORY'] ?? '');
process.env['GROUNDLINE_SITE'] ||= site;
process.env['GROUNDLINE_BASE'] ||= base;

const speakAgain = silenceCommands();
const faults: Fault[] = [];
const summaries: string[] = [];
const commit = findHeadCommit(head);
for (const id of listChangedRuns(head)) summaries.push(await summarise(id));

const text = joinSummaries(summaries);
await mkdir(out, { recursive: true });
await writeFile(path.join(out, 'summary.md'), text);
await writeFile(path.join(out, 'pull-request.txt'), `${readNumber()}\n`);
const page = process.env['GITHUB_STEP_SUMMARY'];
if (page !== undefined && page !== '') await appendFile(page, text);
for (const { file, field, message } of faults)
  process.stderr.write(`${flattenText(`${field ?? file}: ${message}`)}\n`);
speakAgain();
if (faults.length > 0) process.exitCode = 1;

/** A run's summary; what refuses the content is its summary too. */
async function summarise(id: string): Promise<string> {
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
  const [, number] = /^refs\/pull\/(\d{1,10})\/merge$/.exec(process.env['GITHUB_REF'] ?? '') ?? [];
  if (number === undefined) throw new Error('GITHUB_REF names no pull request');
  return number;
}
