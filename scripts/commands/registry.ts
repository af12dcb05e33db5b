import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { revealControls, revealControlsInLines } from '../../src/error/reveal-controls.ts';
import { createEvaluator } from '../../src/policy/create-evaluator.ts';
import { describeChange } from '../../src/policy/describe-change.ts';
import { formatHistory } from '../../src/policy/format-history.ts';
import { policyNames } from '../../src/policy/policies.ts';
import type { PolicyName } from '../../src/policy/policies.ts';
import { startRecord } from '../../src/policy/start-record.ts';
import { verifyRecord } from '../../src/policy/verify-record.ts';
import { nameCorpus, readCorpusFile } from '../../src/store/read-corpus-file.ts';
import { createRecord, openRecord } from '../../src/store/registry/change-record.ts';
import { requestChange } from '../../src/store/registry/request-change.ts';
import { inputFolders } from '../../src/store/input-folders.ts';
import { defaultCorpus } from './corpus-option.ts';

type Place = { corpus: string; record?: string };
type Request = Place & { report: string; operation: string; sequence: number; to?: number };

export const registryCommand = new Command('registry').description(
  'Keep the accepted policy: a record that only a report derived again can move.',
);

/** A subcommand that works on a record. */
function addCommand(name: string, description: string): Command {
  return registryCommand
    .command(name)
    .description(description)
    .option('--corpus <file>', 'the corpus', defaultCorpus)
    .option(
      '--record <file>',
      "the record (default: registry/<the corpus's folder>/<revision>.json in the content folder)",
    );
}

addCommand('init', 'Make the record of a corpus revision at sequence 1.')
  .addOption(
    new Option('--policy <name>', 'the policy accepted as baseline')
      .choices(policyNames)
      .makeOptionMandatory(),
  )
  .action(initRecord);

addCommand('show', 'Print the record after checking its chain.')
  .option('--json', 'print it as JSON')
  .action(showRecord);

addRequest(addCommand('promote', 'Accept the policy of a report that qualifies.')).action(change);

addRequest(
  addCommand('revert', 'Go back to a policy accepted earlier.').requiredOption(
    '--to <sequence>',
    'the earlier sequence',
    parseSequence,
  ),
).action(change);

addCommand('verify', 'Derive every accepted state again from the corpus.').action(verify);

function addRequest(command: Command): Command {
  return command
    .requiredOption('--report <file>', 'what `evaluate --policy P --json FILE` wrote')
    .requiredOption('--operation <id>', 'your name for this change, for asking again', parseId)
    .requiredOption('--sequence <n>', "the record's sequence as you saw it", parseSequence);
}

async function initRecord({ policy, ...place }: Place & { policy: PolicyName }): Promise<void> {
  const corpus = await readCorpusFile(place.corpus);
  const file = locate(place, corpus.revision);
  const evaluate = createEvaluator(corpus);
  createRecord(file, startRecord(nameCorpus(place.corpus), corpus, { policy, evaluate }));
  print(`${file}: ${policy} accepted at sequence 1`);
}

async function showRecord({ json, ...place }: Place & { json?: true }): Promise<void> {
  const file = place.record ?? locate(place, (await readCorpusFile(place.corpus)).revision);
  const { record, discarded } = openRecord(file);
  if (json === true) print(JSON.stringify(record, null, 2));
  else print(`${file}\n${formatHistory(record)}`);
  reportDiscarded(file, discarded);
}

async function verify(place: Place): Promise<void> {
  const corpus = await readCorpusFile(place.corpus);
  const file = locate(place, corpus.revision);
  const { record, discarded } = openRecord(file);
  const states = verifyRecord(record, corpus, { file, evaluate: createEvaluator(corpus) });
  print(`${file}\n${formatHistory(record)}`);
  print(`${states.length} of ${record.history.length} accepted states derived again`);
  reportDiscarded(file, discarded);
}

async function change(options: Request): Promise<void> {
  const { report, operation, sequence, corpus } = options;
  const file = options.record ?? locate(options, (await readCorpusFile(corpus)).revision);
  const to = options.to ?? null;
  const request = { corpus, record: file, report, operation, sequence, to };
  const { outcome, discarded } = await requestChange(request);
  reportDiscarded(file, discarded);
  if (outcome.kind === 'replays') {
    const { entry } = outcome;
    print(`${file}: done before; ${entry.policy} was accepted at sequence ${entry.sequence}`);
    return;
  }
  const gains = outcome.verdict?.gains.map(describeChange) ?? [];
  const { record } = outcome;
  print(
    [`${file}: ${record.policy} accepted at sequence ${record.sequence}`, ...gains].join('\n  '),
  );
}

function locate({ corpus, record }: Place, revision: number): string {
  return (
    record ?? path.join(inputFolders.content, 'registry', nameCorpus(corpus), `${revision}.json`)
  );
}

function reportDiscarded(file: string, discarded: boolean): void {
  if (discarded) {
    process.stderr.write(
      `${revealControls(file)}: an unfinished write was found and thrown away\n`,
    );
  }
}

function print(text: string): void {
  process.stdout.write(`${revealControlsInLines(text)}\n`);
}

function parseSequence(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('A sequence is a whole number from 1.');
}

function parseId(text: string): string {
  if (/^(?=.*\S)[^\p{C}]{1,200}$/u.test(text)) return text;
  throw new InvalidArgumentError('An operation id is 1 to 200 printable characters.');
}
