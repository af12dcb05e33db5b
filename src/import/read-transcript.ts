import { ZodError } from 'zod';
import { describeIssues, formatFieldPath } from '../error/describe-issues.ts';
import type { Fault } from '../error/report-error.ts';
import type { GivenAnswer } from '../run/collect-answers.ts';
import type { ImportContext, ImportedRun } from './importer.ts';
import { messagesShape } from './messages-shape.ts';
import { readAnswerText } from './read-answer-text.ts';
import { readChunkLines } from './read-chunk-lines.ts';
import { readUtcDate } from './read-utc-date.ts';
import { refuseImport } from './refuse-import.ts';
import { rolloutShape } from './rollout-shape.ts';
import { createTally } from './tally-transcript.ts';
import type { TranscriptEvent } from './transcript-event.ts';

/** What a line can be, the first that fits. */
const shapes = [rolloutShape, messagesShape];

/**
 * Reads the log of a coding agent's session in JSON Lines. Answers stand one a line in the texts of the
 * agent's messages; what its user or its tools said is passed over.
 */
export async function readTranscript(
  chunks: AsyncIterable<Uint8Array>,
  context: ImportContext,
): Promise<ImportedRun[]> {
  const { file } = context;
  const faults: Omit<Fault, 'file'>[] = [];
  const answers: GivenAnswer[] = [];
  const tally = createTally();
  let known = 0;
  let line = 0;
  for await (const text of readChunkLines(chunks, file)) {
    line += 1;
    if (text.trim() === '') continue;
    const events = readLine(text, line, file);
    if (events === null) continue;
    known += 1;
    for (const event of events) {
      tally.add(event);
      if (event.kind !== 'text') continue;
      const read = readAnswerText(event.text, null);
      if (read.brokenLines.length > 0 && !context.options.dropBroken)
        faults.push({
          line,
          message: 'a broken answer; mend it, or leave it out with --drop-broken',
        });
      for (const answer of read.answers) answers.push(answer);
    }
  }
  if (faults.length > 0) throw refuseImport(file, faults);
  if (known === 0) {
    const message = `no message of an agent in it; a line is ${shapes.map(({ name }) => name).join(' or ')}`;
    throw refuseImport(file, [{ message }]);
  }
  if (answers.length === 0) {
    const message =
      'no answer in it; the agent must write one JSON object a line: {"id":"…","answer":"…"}';
    throw refuseImport(file, [{ message }]);
  }
  const { time, ...fields } = tally.sum();
  const date = time === null ? null : readUtcDate(time);
  return [{ fields: { ...fields, ...(date === null ? {} : { date }) }, answers }];
}

function readLine(text: string, line: number, file: string): readonly TranscriptEvent[] | null {
  const value = parseObject(text, line, file);
  try {
    for (const { readLine: read } of shapes) {
      const events = read(value);
      if (events !== null) return events;
    }
    return null;
  } catch (cause) {
    if (!(cause instanceof ZodError)) throw cause;
    const [first] = describeIssues(cause);
    throw refuseImport(file, [
      { line, field: formatFieldPath(first?.path ?? []), message: first?.message ?? '' },
    ]);
  }
}

function parseObject(text: string, line: number, file: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // told below
  }
  const message = 'not a JSON object, so the log was cut off or is no JSON Lines; export it again';
  throw refuseImport(file, [{ line, message }]);
}
