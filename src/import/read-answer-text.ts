import type { GivenAnswer } from '../run/collect-answers.ts';
import { readAnswerLine } from '../run/read-answer-line.ts';
import { splitLines } from '../text/lines.ts';

/** What an agent's text holds by the rules of run files. */
export type AnswerText = {
  /** Answers that stand in it as JSON, in order. */
  readonly answers: GivenAnswer[];
  /** Lines, from 1, that start like an answer and cannot be read as one. */
  readonly brokenLines: number[];
};

const fence = /^```[\w-]*\n([\s\S]*?)\n?```$/;

/**
 * Reads the JSON answers in a text: one a line, or the whole text as one, which may then leave the id
 * out and stand in a code fence.
 * @param id the question that the text was asked; null where it is not known
 */
export function readAnswerText(text: string, id: string | null): AnswerText {
  const whole = readWhole(text, id);
  if (whole !== null) return { answers: [whole], brokenLines: [] };
  const read = splitLines(text).map(readAnswerLine);
  return {
    answers: read.filter((line) => typeof line === 'object'),
    brokenLines: read.flatMap((line, at) => (line === 'broken' ? [at + 1] : [])),
  };
}

function readWhole(text: string, id: string | null): GivenAnswer | null {
  const trimmed = text.trim();
  const body = fence.exec(trimmed)?.[1] ?? trimmed;
  if (!body.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'answer')) return null;
    const line = readAnswerLine(JSON.stringify(id === null ? value : { id, ...value }));
    return typeof line === 'object' ? line : null;
  } catch {
    return null;
  }
}
