import path from 'node:path';
import { Command, Option } from 'commander';
import type { BuilderVersion } from '../../src/brain/brain.ts';
import { answerByAgent } from '../../src/agent/answer-by-agent.ts';
import { loadAgent } from '../../src/agent/load-agent.ts';
import { createModeTools } from '../../src/agent/mode-tools.ts';
import type { Mode } from '../../src/agent/mode-tools.ts';
import { printRun } from '../../src/agent/print-run.ts';
import type { AnsweredTask } from '../../src/agent/answered-task.ts';
import { printToolLog } from '../../src/agent/tool-log.ts';
import { writePrompt } from '../../src/agent/write-prompt.ts';
import { ReportError } from '../../src/error/report-error.ts';
import { revealControls } from '../../src/error/reveal-controls.ts';
import { readRun } from '../../src/run/read-run.ts';
import { runFieldsSchema } from '../../src/run/run-fields-schema.ts';
import { defaultSuite } from '../../src/store/input-folders.ts';
import { findRunSchema } from '../../src/store/find-run-schema.ts';
import { readSuite } from '../../src/store/read-suite.ts';
import { runClientInFolder } from '../../src/store/run-client-in-folder.ts';
import { writeAtomically } from '../../src/store/write-atomically.ts';
import type { Suite } from '../../src/suite/suite.ts';
import { createBuilderOption, readBuilder } from './builder-option.ts';
import { modeChoices, readMode } from './mode-argument.ts';

type Options = {
  command?: string;
  mode?: string;
  builder: string;
  suite: string;
  out: string;
  log?: string;
  transcript?: string;
  project?: string;
} & Partial<Record<(typeof givenFields)[number], string>>;

const givenFields = ['label', 'model', 'client', 'system', 'commit', 'date', 'series'] as const;

export const runCommand = new Command('run')
  .description('Run an agent on a suite and write its run file.')
  .argument('[agent]', 'lexical, descend, chat, or the path of a module')
  .option('--command <line>', 'start an MCP client instead; {config} and {prompt} become files')
  .addOption(new Option('--mode <mode>', 'what the tools show').choices(modeChoices))
  .addOption(createBuilderOption())
  .option('--suite <dir>', 'the suite: a folder with questions.json and docs/', defaultSuite)
  .requiredOption('--out <file>', 'the run file to write')
  .option('--log <file>', 'write the tool calls, one JSON line each')
  .option('--transcript <file>', "keep the client's standard output")
  .option('--project <id>', 'the id by which the agent knows the documents')
  .option('--label <text>', 'what readers call the run')
  .option('--model <text>', 'the model that answers')
  .option('--client <text>', 'what runs the model')
  .option('--system <text>', 'what is under test: a version, a commit, any text')
  .option('--commit <hash>', 'of the documents: 7 to 40 hex digits')
  .option('--date <date>', 'YYYY-MM-DD, or RFC 3339 with Z')
  .option('--series <name>', 'names the repeats that the run belongs to')
  .action(runAgent);

async function runAgent(name: string | undefined, options: Options): Promise<void> {
  const given = readGiven(options);
  const suite = await readSuite(options.suite);
  const builder = readBuilder(options.builder);
  const { mode, answered, transcript } =
    options.command === undefined
      ? await askAgent(name, options, suite, builder)
      : await askClient(options.command, name, options, suite, builder);
  if (transcript !== null && options.transcript !== undefined)
    await writeAtomically(options.transcript, transcript);
  const text = printRun(
    {
      ...given,
      mode,
      builder: mode === 'brain' ? String(builder) : null,
      toolCalls: answered.calls.length,
      tokens: answered.tokens,
      answers: answered.answers,
    },
    suite,
    findRunSchema(options.out),
  );
  await writeAtomically(options.out, text);
  if (options.log !== undefined) await writeAtomically(options.log, printToolLog(answered.calls));
}

/** The options that say what only the user knows; a wrong form is wrong usage. */
function readGiven(options: Options) {
  const [label, model, client, system, commit, date, series] = givenFields.map(
    (field) => options[field] ?? null,
  );
  const parsed = runFieldsSchema.safeParse({ commit, date });
  if (!parsed.success) {
    throw new ReportError(
      'WrongUsage',
      parsed.error.issues.map(({ path: [field], message }) => ({
        file: `--${String(field)}`,
        message,
      })),
    );
  }
  return {
    label: label ?? null,
    model: model ?? null,
    client: client ?? null,
    system: system ?? null,
    commit: commit ?? null,
    date: date ?? null,
    series: series ?? null,
  };
}

type Asked = { mode: Mode; answered: AnsweredTask; transcript: string | null };

async function askAgent(
  name: string | undefined,
  { mode: named, project }: Options,
  suite: Suite,
  builder: BuilderVersion,
): Promise<Asked> {
  if (name === undefined) throw refuseUsage('agent', 'missing; name an agent or give --command');
  const agent = await loadAgent(name);
  const mode = named === undefined ? agent.modes[0] : readMode(named);
  if (!agent.modes.includes(mode))
    throw refuseUsage('--mode', `${agent.name} works in ${agent.modes.join(' and ')} mode only`);
  const toolbox = createModeTools(mode, builder, suite.documents);
  const questions = suite.key.questions.map(({ id, question }) => ({ id, question }));
  const prompt = writePrompt(questions, { mode, toolbox, project: project ?? null });
  const answered = await answerByAgent(agent, { mode, questions, prompt, toolbox });
  return { mode, answered, transcript: null };
}

async function askClient(
  command: string,
  name: string | undefined,
  { mode: named, project, suite: folder, builder: version, out }: Options,
  suite: Suite,
  builder: BuilderVersion,
): Promise<Asked> {
  if (name !== undefined) throw refuseUsage('agent', 'given beside --command; give one of the two');
  if (named === undefined)
    throw refuseUsage('--mode', 'missing; a client needs to be told the mode');
  const mode = readMode(named);
  const toolbox = createModeTools(mode, builder, suite.documents);
  const { transcript, calls } = await runClientInFolder(command, {
    prompt: writePrompt(suite.key.questions, { mode, toolbox, project: project ?? null }),
    server: {
      command: process.execPath,
      args: [
        path.resolve(import.meta.dirname, `../groundline${path.extname(import.meta.filename)}`),
        ...['serve', mode, '--builder', version, '--suite', path.resolve(folder)],
      ],
    },
  });
  const run = readRun(transcript, {
    file: "the client's output",
    id: path.parse(out).name,
    suite: suite.name,
  });
  warnOfLosses(run.brokenLines, [...run.superseded]);
  const answered = { answers: run.answers, calls, tokens: run.tokens };
  return { mode, answered, transcript: Buffer.from(transcript).toString() };
}

/** A run file of JSON has no lines, so what the transcript's lines showed is said here. */
function warnOfLosses(brokenLines: readonly number[], superseded: readonly string[]): void {
  if (brokenLines.length > 0)
    process.stderr.write(`broken lines, which answer nothing: ${brokenLines.join(', ')}\n`);
  if (superseded.length > 0)
    process.stderr.write(
      `answered more than once, the last counts: ${revealControls(superseded.join(', '))}\n`,
    );
}

function refuseUsage(file: string, message: string): ReportError {
  return new ReportError('WrongUsage', [{ file, message }]);
}
