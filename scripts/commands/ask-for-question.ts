import type { Suite } from '../../src/suite/suite.ts';
import { nextQuestionId } from '../../src/suite/next-question-id.ts';
import type { QuestionParts } from './add-question.ts';
import { findCandidates, formatCandidates } from './find-candidates.ts';

type Terminal = {
  readonly ask: (text: string) => Promise<string>;
  readonly tell: (text: string) => void;
};

const shown = 12;

/** Asks for what the command line left out; lines are chosen by number from what a search finds. */
export async function askForQuestion(
  suite: Suite,
  given: QuestionParts,
  { ask, tell }: Terminal,
): Promise<QuestionParts> {
  const parts = { ...given };
  parts.question ??= (await ask('Question: ')).trim();
  const next = nextQuestionId(suite.key.questions.map(({ id }) => id));
  parts.id ??= (await ask(`Id [${next}]: `)).trim() || next;
  parts.kind ??= (await ask('Kind, or unanswerable [lookup]: ')).trim() || 'lookup';
  if (parts.kind !== 'unanswerable') {
    parts.evidence ??= await askForEvidence(suite, parts.question, { ask, tell });
    parts.accepted ??= await askForMany(
      ask,
      'Accepted values of one group, divided by | (empty: no more): ',
    );
  }
  parts.distractor ??= await askForMany(ask, 'Value of a near twin (empty: no more): ');
  return parts;
}

async function askForEvidence(
  suite: Suite,
  question: string,
  { ask, tell }: Terminal,
): Promise<string[]> {
  const chosen: string[] = [];
  let query = question;
  for (;;) {
    const candidates = findCandidates(suite, query, shown);
    tell(candidates.length === 0 ? 'No line shares a word with it.' : formatCandidates(candidates));
    const reply = (
      await ask('Evidence: numbers, path:line, or other words to search (empty: done): ')
    ).trim();
    if (reply === '') return chosen;
    if (/^\d+([ ,]+\d+)*$/.test(reply)) {
      for (const number of reply.split(/[ ,]+/)) {
        const candidate = candidates[Number(number) - 1];
        if (candidate !== undefined) chosen.push(`${candidate.path}:${candidate.line}`);
      }
      tell(`Evidence so far: ${chosen.join(', ')}`);
    } else if (/:\d+$/.test(reply)) chosen.push(reply);
    else query = reply;
  }
}

async function askForMany(ask: Terminal['ask'], text: string): Promise<string[]> {
  const values: string[] = [];
  for (;;) {
    const value = (await ask(text)).trim();
    if (value === '') return values;
    values.push(value);
  }
}
