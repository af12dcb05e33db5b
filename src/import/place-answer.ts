import type { Fault } from '../error/report-error.ts';
import type { GivenAnswer } from '../run/collect-answers.ts';
import type { ImportContext } from './importer.ts';
import { readAnswerText } from './read-answer-text.ts';
import { rebaseCitations } from './rebase-citations.ts';

/** One answer as a log has it. */
type LoggedAnswer = {
  /** Where it stands, such as `samples[3]`. */
  readonly field: string;
  /** The question's id, if the log names one. */
  readonly id: string | null;
  /** Null where the question was left open or failed. */
  readonly text: string | null;
  /** What the log keeps as citations beside it. */
  readonly citations: unknown;
};

export type PlacedAnswers = {
  readonly answers: readonly GivenAnswer[];
  readonly faults: readonly Omit<Fault, 'file'>[];
};

/**
 * The answers of one output: those that stand in it as JSON, or else the whole text as the answer to
 * the question that the log names. What belongs to no question of the suite is a fault.
 */
export function placeAnswer(logged: LoggedAnswer, context: ImportContext): PlacedAnswers {
  const { field, id, text } = logged;
  const { answers, brokenLines } = readAnswerText(text ?? '', id);
  if (brokenLines.length > 0 && !context.options.dropBroken) {
    const message = `a broken answer in line ${brokenLines.join(', ')} of the output; mend it, or leave it out with --drop-broken`;
    return { answers: [], faults: [{ field, message }] };
  }
  if (answers.length === 0 && brokenLines.length === 0) return placePlain(logged, context);
  const faults = answers.flatMap((answer) => {
    const message = findMisplacement(answer.id, id, context);
    return message === null ? [] : [{ field, message }];
  });
  return { answers, faults };
}

function placePlain(
  { field, id, text, citations }: LoggedAnswer,
  context: ImportContext,
): PlacedAnswers {
  const message =
    id === null
      ? "no question's id; say with --id-from where it stands"
      : findMisplacement(id, id, context);
  if (id === null || message !== null)
    return { answers: [], faults: [{ field, message: message ?? '' }] };
  const rebased = rebaseCitations(citations, context.options.lineBase);
  return 'message' in rebased
    ? { answers: [], faults: [{ field, message: rebased.message }] }
    : { answers: [{ id, answer: text, citations: rebased.citations }], faults: [] };
}

/** Why an answer to `id` cannot come from the output of the question `asked`, or null. */
function findMisplacement(
  id: string,
  asked: string | null,
  { questionIds, suite }: ImportContext,
): string | null {
  if (!questionIds.has(id))
    return `${JSON.stringify(id)} is no question of ${suite}; say with --id-from where the question's id stands`;
  if (asked !== null && asked !== id && questionIds.has(asked))
    return `asked ${asked}, but its answer names ${id}; mend one of the two`;
  return null;
}

/** The id at a place of a log as text; null where there is none. */
export function readQuestionId(value: unknown): string | null {
  return typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : null;
}
