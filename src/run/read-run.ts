import { ReportError } from '../error/report-error.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { collectAnswers } from './collect-answers.ts';
import { maxRunBytes } from './limits.ts';
import { readJsonRun } from './read-json-run.ts';
import { readTextRun } from './read-text-run.ts';
import type { Run } from './run.ts';

type RunContext = {
  /** The file as the user named it, for faults. */
  readonly file: string;
  readonly id: string;
  /** The suite that the run is scored on; a run that names another is refused. */
  readonly suite: string;
};

/**
 * Reads a run file of either shape; its content says which it is.
 * @throws ReportError `RunRefused` with every fault of the file
 */
export function readRun(bytes: Uint8Array, { file, id, suite }: RunContext): Run {
  if (bytes.byteLength > maxRunBytes)
    throw refuse(file, `${bytes.byteLength} bytes; a run file has at most 64 MiB`);
  const text = decodeUtf8(bytes);
  if (text === undefined) throw refuse(file, 'not UTF-8; save it as UTF-8');
  const { fields, given, brokenLines } = readShape(text, { file, suite });
  return { id, ...fields, ...collectAnswers(given), brokenLines };
}

function readShape(
  text: string,
  context: Pick<RunContext, 'file' | 'suite'>,
): ReturnType<typeof readTextRun> {
  const { file } = context;
  const value = parseObject(text);
  if (Array.isArray(value))
    throw refuse(file, 'a list; put the answers into an object: {"answers": […]}');
  if (value === null) return readTextRun(text, context);
  if ('answers' in value && Object.hasOwn(value, 'answers')) {
    return { ...readJsonRun(text, value, context), brokenLines: [] };
  }
  if (!Object.hasOwn(value, 'id'))
    throw refuse(file, 'an object without `answers`; give {"answers": […]}');
  return readTextRun(text, context);
}

/** The object or list that the whole text is, or null where it is anything else. */
function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function refuse(file: string, message: string): ReportError {
  return new ReportError('RunRefused', [{ file, message }]);
}
