import { z } from 'zod';
import { describeIssues } from '../error/describe-issues.ts';
import { mostFaults } from '../error/most-faults.ts';
import { placeFaults } from '../error/place-faults.ts';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import type { ToolResult } from '../brain/tool.ts';
import { splitLines } from '../text/lines.ts';

/** One call as the server saw it. */
export const loggedCallSchema = z.strictObject({
  tool: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  characters: z.int().min(0).describe('Of the text that was returned, in UTF-16 code units.'),
  error: z.literal(true).optional().describe('Where the call was refused.'),
});

/** The last line of a served session: how many calls it had. */
const loggedCountSchema = z.strictObject({ calls: z.int().min(0) });

export type LoggedCall = z.output<typeof loggedCallSchema>;

/** A call and its result as one line of a log. */
export function logCall(tool: string, args: unknown, { content, isError }: ToolResult): LoggedCall {
  const given = z.record(z.string(), z.unknown()).safeParse(args);
  return {
    tool,
    arguments: given.success ? given.data : {},
    characters: content.reduce((total, { length }) => total + length, 0),
    ...(isError ? { error: true } : {}),
  };
}

/** The text of a whole session's log. */
export function printToolLog(calls: readonly LoggedCall[]): string {
  return [...calls, { calls: calls.length }].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/**
 * Reads a log: one JSON line a call, and after each served session a line with its number of calls. A
 * log whose server was killed lacks the last count and is read all the same.
 * @throws ReportError `LogRefused` with every fault, at its line; reading stops after a thousand
 */
export function readToolLog(text: string, file: string): LoggedCall[] {
  const calls: LoggedCall[] = [];
  const faults: Fault[] = [];
  let counted = 0;
  const lines = splitLines(text);
  for (const [at, source] of lines.entries()) {
    if (faults.length >= mostFaults) {
      const message = `the ${lines.length - at} lines from here on are not read; mend the faults so far first`;
      faults.push({ file, line: at + 1, message });
      break;
    }
    const value = parseJson(source);
    const count = loggedCountSchema.safeParse(value);
    if (count.success) {
      const session = calls.length - counted;
      if (count.data.calls !== session && faults.length === 0) {
        const message = `says ${count.data.calls}, but ${session} are logged; the log was cut or edited`;
        faults.push({ file, line: at + 1, field: 'calls', message });
      }
      counted = calls.length;
      continue;
    }
    const call = loggedCallSchema.safeParse(value);
    if (call.success) calls.push(call.data);
    else for (const fault of listLineFaults(value, call.error, file, at + 1)) faults.push(fault);
  }
  if (faults.length > 0) throw new ReportError('LogRefused', faults);
  return calls;
}

function listLineFaults(value: unknown, error: z.ZodError, file: string, line: number): Fault[] {
  if (value === undefined)
    return [{ file, line, message: 'not JSON; each line of a log is one JSON object' }];
  const issues = describeIssues(error);
  const shown = issues.slice(0, mostFaults);
  const faults = placeFaults(shown, { file, lineOf: () => line, whole: 'the line' });
  const left = issues.length - shown.length;
  return left === 0
    ? faults
    : [...faults, { file, line, message: `and ${left} more of this line` }];
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
