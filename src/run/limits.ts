import type { Answer } from './run.ts';

/** Bytes of a run file. */
export const maxRunBytes = 64 * 1024 * 1024;
/** UTF-8 bytes of one answer. */
const maxAnswerBytes = 65_536;
/** Citations of one answer, repeats counted. */
const maxCitations = 1000;

/** What makes an answer too large to be read, as field and message. */
export function listLimitFaults({
  answer,
  citations,
}: Answer): { field: string; message: string }[] {
  const bytes = answer === null ? 0 : countUtf8Bytes(answer);
  return [
    ...(bytes > maxAnswerBytes
      ? [{ field: 'answer', message: `${bytes} bytes; an answer has at most ${maxAnswerBytes}` }]
      : []),
    ...(citations.length > maxCitations
      ? [
          {
            field: 'citations',
            message: `${citations.length} entries; an answer has at most ${maxCitations}`,
          },
        ]
      : []),
  ];
}

function countUtf8Bytes(text: string): number {
  // three bytes a code unit is the most that UTF-8 takes
  return text.length * 3 <= maxAnswerBytes ? text.length : new TextEncoder().encode(text).length;
}
