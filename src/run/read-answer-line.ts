import { z } from 'zod';
import type { GivenAnswer } from './collect-answers.ts';

// so many at a time: V8 runs out of stack where one match repeats a group millions of times
const marksBefore = /(?:\s|[-*+•>]|\d+[.)]|\[[ xX]\]|`{3,}[\w-]*|~{3,}[\w-]*|`){0,1000}/y;
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
  // a failed parse is a hundred times slower than a look at the end
  const parsed = text.endsWith('}') ? parseJson(text) : undefined;
  if (parsed === undefined) return 'broken';
  if (!Object.hasOwn(parsed, 'id') || !Object.hasOwn(parsed, 'answer')) return 'prose';
  const answer = answerSchema.safeParse(parsed);
  if (!answer.success) return 'broken';
  return { id: answer.data.id, answer: answer.data.answer, citations: answer.data.citations ?? [] };
}

function trimMarks(line: string): string {
  const start = skipMarks(line);
  let end = line.length;
  while (end > start && markAfter.test(line.charAt(end - 1))) end -= 1;
  return line.slice(start, end);
}

/** Where a line begins after its marks. */
function skipMarks(line: string): number {
  let at = 0;
  for (;;) {
    marksBefore.lastIndex = at;
    marksBefore.test(line);
    if (marksBefore.lastIndex === at) return at;
    at = marksBefore.lastIndex;
  }
}

function parseJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
