import { z } from 'zod';
import type { GivenAnswer } from './collect-answers.ts';

const marksBefore = /^(?:\s|[-*+•>]|\d+[.)]|\[[ xX]\]|`{3,}[\w-]*|~{3,}[\w-]*|`)*/;
const markAfter = /[\s`~*+>•-]/;

const answerSchema = z.object({
  id: z.string(),
  answer: z.string().nullable(),
  citations: z.array(z.unknown()).nullish(),
});

/** What a line of a transcript is: prose, an answer, or an answer that cannot be read. */
export type AnswerLine = 'prose' | 'broken' | GivenAnswer;

/**
 * Reads one line. White space, list marks, quote marks and code fences around it are ignored. JSON
 * without `id` and `answer` on top, such as a tool call, is prose.
 */
export function readAnswerLine(line: string): AnswerLine {
  if (!line.includes('"id"')) return 'prose';
  const text = trimMarks(line);
  if (!text.startsWith('{') || !text.includes('"id"')) return 'prose';
  const parsed = parseJson(text);
  if (parsed === undefined) return 'broken';
  if (!Object.hasOwn(parsed, 'id') || !Object.hasOwn(parsed, 'answer')) return 'prose';
  const answer = answerSchema.safeParse(parsed);
  if (!answer.success) return 'broken';
  return { id: answer.data.id, answer: answer.data.answer, citations: answer.data.citations ?? [] };
}

function trimMarks(line: string): string {
  const text = line.replace(marksBefore, '');
  let end = text.length;
  while (end > 0 && markAfter.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function parseJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
