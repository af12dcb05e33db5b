import path from 'node:path';
import { ReportError } from '../error/report-error.ts';
import { addFrontMatter } from '../run/add-front-matter.ts';
import { addJsonFields } from '../run/add-json-fields.ts';
import { fillFields } from '../run/fill-fields.ts';
import type { GivenFields } from '../run/fill-fields.ts';
import { maxRunBytes } from '../run/limits.ts';
import { isJsonRun } from '../run/is-json-run.ts';
import { listCommitFaults } from '../run/list-commit-faults.ts';
import { readRun } from '../run/read-run.ts';
import { runEndings, runId, splitEnding } from '../run/run-name.ts';
import type { Run } from '../run/run.ts';
import { collectSeen } from '../score/collect-seen.ts';
import { createScorer } from '../score/create-scorer.ts';
import type { RunReport } from '../score/report.ts';
import type { Suite } from '../suite/suite.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { parseJsonSource } from '../text/json-source.ts';
import { findRunSchema } from './find-run-schema.ts';
import { listEntries } from './list-entries.ts';
import { readBytes } from './read-bytes.ts';
import { writeAtomically } from './write-atomically.ts';

type AddContext = {
  readonly id: string;
  readonly suite: Suite;
  /** The content folder. */
  readonly content: string;
  /** What the command line says of the run. */
  readonly given: GivenFields;
};

/**
 * Commits a raw answer file or transcript as a run. The file's own fields and its answers are kept;
 * gaps are filled, and the key's revision and what the run saw of the lines it cites are written.
 * @throws ReportError with every fault; nothing is written then
 */
export async function addRun(
  file: string,
  { id, suite, content, given }: AddContext,
): Promise<{ file: string; report: RunReport }> {
  await requireUnusedId(id, content);
  const bytes = await readBytes(file, 'RunRefused', maxRunBytes);
  const raw = readRun(bytes, { file, id, suite: suite.name });
  const { run, filled } = fillFields(raw, given, { file, suite: suite.name });
  requireCommittable(run, suite, file);
  const text = decodeUtf8(bytes) ?? '';
  const isJson = isJsonRun(text);
  const target = path.join(content, 'runs', suite.name, `${id}${chooseEnding(file, isJson)}`);
  const schema = isJson && !text.includes('"$schema"') ? findRunSchema(target) : null;
  const added = {
    ...(schema === null ? {} : { $schema: schema }),
    ...filled,
    ...(run.keyRevision === null ? { keyRevision: suite.key.revision } : {}),
    ...(run.seen === null ? { seen: collectSeen(run, suite) } : {}),
  };
  if (isJson) requireSingleFields(text, file);
  const written = isJson ? addJsonFields(text, added) : addFrontMatter(text, added);
  const report = requireSameScore(written, run, suite, file);
  await writeAtomically(target, written);
  return { file: target, report };
}

async function requireUnusedId(id: string, content: string): Promise<void> {
  if (!runId.test(id)) {
    const message = `${JSON.stringify(id)} is no run id; use lower-case letters, digits, \`.\`, \`_\`, \`-\``;
    throw new ReportError('WrongUsage', [{ file: '--id', message }]);
  }
  for (const folder of ['runs', 'archive'].map((part) => path.join(content, part))) {
    for (const { name: suite } of (await listEntries(folder)) ?? []) {
      const names = (await listEntries(path.join(folder, suite))) ?? [];
      const taken = names.find(({ name }) => splitEnding(name).id === id);
      if (taken === undefined) continue;
      const message = `a run is called ${id} already, and its id is its address for ever; choose another one`;
      const file = path.join(folder, suite, taken.name);
      throw new ReportError('ContentRefused', [{ file, message }]);
    }
  }
}

function requireCommittable(run: Run, suite: Suite, file: string): void {
  const faults = listCommitFaults(run, suite.key.revision);
  if (faults.length === 0) return;
  throw new ReportError(
    'RunRefused',
    faults.map((fault) => ({ file, ...fault })),
  );
}

/** A field that stands twice could not be told from the one that counts. */
function requireSingleFields(text: string, file: string): void {
  const faults = parseJsonSource(text, file, 'RunRefused')
    .duplicateKeys.filter(({ path: place }) => place.length === 1)
    .map(({ path: place, line }) => {
      return { file, line, field: String(place[0]), message: 'stands twice; keep one of the two' };
    });
  if (faults.length > 0) throw new ReportError('RunRefused', faults);
}

/** The report of what is to be written, which must say the same of every answer as the input's. */
function requireSameScore(written: string, run: Run, suite: Suite, file: string): RunReport {
  const score = createScorer(suite);
  const context = { file, id: run.id, suite: suite.name };
  const report = score(readRun(new TextEncoder().encode(written), context));
  // front matter moves the lines below it
  const compare = (each: RunReport) =>
    JSON.stringify({ ...each, brokenLines: each.brokenLines.length });
  if (compare(report) === compare(score(run))) return report;
  const message =
    'cannot be written with these fields so that it reads the same; give them without line ends';
  throw new ReportError('RunRefused', [{ file, message }]);
}

/** Content says what a file is, but a text called `.json` would mislead. */
function chooseEnding(file: string, isJson: boolean): string {
  if (isJson) return '.json';
  const { ending } = splitEnding(path.basename(file));
  return runEndings.find((known) => known === ending && known !== '.json') ?? '.txt';
}
