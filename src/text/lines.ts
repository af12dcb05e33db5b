/**
 * The lines of a document: LF ends a line and nothing else does, one CR before it is dropped, and a
 * final LF opens no further line. An empty text has no line.
 */
export function splitLines(text: string): string[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
