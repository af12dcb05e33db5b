import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Command, InvalidArgumentError, Option } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import { revealControlsInLines } from '../../src/error/reveal-controls.ts';
import type { Corpus } from '../../src/policy/corpus-schema.ts';
import { evaluateCorpus, gradeCorpus } from '../../src/policy/evaluate-corpus.ts';
import { formatEvaluation } from '../../src/policy/format-evaluation.ts';
import { formatPolicyTable } from '../../src/policy/format-policy-table.ts';
import { policies, policyNames } from '../../src/policy/policies.ts';
import type { PolicyName } from '../../src/policy/policies.ts';
import { readCorpusFile } from '../../src/store/read-corpus-file.ts';
import { writePiecesAtomically } from '../../src/store/write-pieces-atomically.ts';
import { defaultCorpus } from './corpus-option.ts';

type Options = { corpus: string; fixture?: string[]; policy?: PolicyName[]; json?: string };

export const evaluateCommand = new Command('evaluate')
  .description(
    'Pack and grade context policies on a corpus; prints a table of the feed, the baseline and its candidate, or of the policies named.',
  )
  .option('--corpus <file>', 'the corpus', defaultCorpus)
  .addOption(
    new Option('--fixture <name>', 'only this fixture; may be repeated').argParser(collect),
  )
  .addOption(
    new Option('--policy <name>', 'only this policy; may be repeated')
      .choices(policyNames)
      .argParser(collectPolicy),
  )
  .option('--json <file>', 'write the reports as JSON, of every policy; - for standard output')
  .action(evaluate);

async function evaluate({ corpus: file, fixture, policy, json }: Options): Promise<void> {
  const corpus = await readCorpusFile(file);
  requireFixtures(corpus, file, fixture ?? []);
  const shown = policy ?? policies.filter(({ printed }) => printed).map(({ name }) => name);
  if (json === undefined) {
    printTable(gradeCorpus(corpus, { fixtures: fixture, policies: shown }));
    return;
  }
  const evaluation = evaluateCorpus(corpus, { fixtures: fixture, policies: policy });
  if (json === '-') {
    await pipeline(Readable.from(formatEvaluation(evaluation)), process.stdout, { end: false });
    return;
  }
  await writePiecesAtomically(json, formatEvaluation(evaluation));
  printTable(evaluation.reports.filter((report) => shown.includes(report.policy)));
}

function printTable(reports: Parameters<typeof formatPolicyTable>[0]): void {
  process.stdout.write(`${revealControlsInLines(formatPolicyTable(reports))}\n`);
}

function requireFixtures(corpus: Corpus, file: string, names: readonly string[]): void {
  const known = [...corpus.fixtures.keys()];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new ReportError(
    'WrongUsage',
    unknown.map((name) => ({
      file,
      field: '--fixture',
      message: `no fixture is called ${JSON.stringify(name)}; choose from ${known.join(', ')}`,
    })),
  );
}

function collect(value: string, before: string[] = []): string[] {
  return [...before, value];
}

function collectPolicy(value: string, before: PolicyName[] = []): PolicyName[] {
  const policy = policyNames.find((name) => name === value);
  if (policy === undefined) {
    throw new InvalidArgumentError(`Choose from ${policyNames.join(', ')}.`);
  }
  return [...before, policy];
}
