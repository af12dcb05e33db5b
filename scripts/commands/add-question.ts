import { createInterface } from 'node:readline/promises';
import { Command } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import { auditKey } from '../../src/score/audit/audit-key.ts';
import { addQuestionToKey } from '../../src/store/add-question-to-key.ts';
import { defaultSuite } from '../../src/store/input-folders.ts';
import { readSuite } from '../../src/store/read-suite.ts';
import type { WrittenQuestion } from '../../src/suite/add-question.ts';
import { nextQuestionId } from '../../src/suite/next-question-id.ts';
import { quoteLine } from '../../src/suite/quote-line.ts';
import type { Suite } from '../../src/suite/suite.ts';
import { flattenText } from '../../src/text/format-table.ts';
import { findCandidates, formatCandidates } from './find-candidates.ts';
import { askForQuestion } from './ask-for-question.ts';

/** What a question is made of; the command line gives it, or a person who is asked. */
export type QuestionParts = {
  suite: string;
  id?: string;
  kind?: string;
  question?: string;
  evidence?: string[];
  accepted?: string[];
  distractor?: string[];
  sameRevision?: boolean;
};

export const addQuestionCommand = new Command('add-question')
  .description("Write a question into a suite's key; asks for what is missing on a terminal.")
  .option('--suite <dir>', 'the suite', defaultSuite)
  .option('--question <text>', 'what is asked')
  .option('--id <id>', 'permanent name; the next number by default')
  .option(
    '--kind <kind>',
    'any text (lookup by default); unanswerable where the documents do not say',
  )
  .option('--evidence <path:line>', 'a line that holds the answer; repeatable', collect)
  .option(
    '--accepted <values>',
    'equivalent values of one group, divided by |; repeatable',
    collect,
  )
  .option('--distractor <value>', 'a value of a near twin; repeatable', collect)
  .option('--same-revision', "leave the key's revision as it is; runs then count as asked this too")
  .action(add);

async function add(options: QuestionParts): Promise<void> {
  const suite = await readSuite(options.suite);
  const parts = process.stdin.isTTY ? await askOnTerminal(suite, options) : options;
  const { revision } = suite.key;
  const raised = options.sameRevision === true ? null : revision + 1;
  const question = buildQuestion(suite, parts, raised ?? revision);
  const added = await addQuestionToKey(options.suite, suite, question, raised);
  process.stdout.write(
    `${options.suite}/questions.json: ${question.id} added, ${added.key.questions.length} questions at revision ${added.key.revision}\n`,
  );
  for (const { question: id, weakness, about, message } of auditKey(added))
    if (id === question.id)
      process.stdout.write(
        flattenText(`weak: ${weakness} ${JSON.stringify(about)}: ${message}`) + '\n',
      );
}

async function askOnTerminal(suite: Suite, parts: QuestionParts): Promise<QuestionParts> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askForQuestion(suite, parts, {
      ask: (text) => terminal.question(text),
      tell: (text) => process.stdout.write(`${text}\n`),
    });
  } finally {
    terminal.close();
  }
}

function buildQuestion(suite: Suite, parts: QuestionParts, since: number): WrittenQuestion {
  const { question, kind = 'lookup', evidence = [], accepted = [], distractor = [] } = parts;
  if (question === undefined) throw refuse('--question', 'missing; say what is asked');
  if (kind !== 'unanswerable' && evidence.length === 0) {
    const lines = formatCandidates(findCandidates(suite, question, 10));
    throw refuse('--evidence', `missing; name the lines that hold the answer, such as:\n${lines}`);
  }
  return {
    id: parts.id ?? nextQuestionId(suite.key.questions.map(({ id }) => id)),
    kind,
    question,
    ...(evidence.length > 0
      ? { evidence: evidence.map((place) => quoteEvidence(suite, place)) }
      : {}),
    ...(accepted.length > 0 ? { accepted: accepted.map(splitValues) } : {}),
    ...(distractor.length > 0 ? { distractors: distractor } : {}),
    ...(since > 1 ? { since } : {}),
  };
}

function quoteEvidence({ documents }: Suite, place: string): { path: string; text: string } {
  const [, path = '', line = ''] = /^(.*):(\d+)$/.exec(place) ?? [];
  const document = documents.get(path);
  if (document === undefined)
    throw refuse(
      '--evidence',
      `${JSON.stringify(place)} is no line; write path:line, relative to docs/`,
    );
  const text = quoteLine(document, Number(line));
  if (text === null)
    throw refuse(
      '--evidence',
      `${JSON.stringify(place)} is empty, missing, or the same as another line; choose another one`,
    );
  return { path, text };
}

function splitValues(group: string): string[] {
  return group.split('|').map((value) => value.trim());
}

function refuse(file: string, message: string): ReportError {
  return new ReportError('WrongUsage', [{ file, message }]);
}

function collect(value: string, before: string[] = []): string[] {
  return [...before, value];
}
