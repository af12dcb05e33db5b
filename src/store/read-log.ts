import { readToolLog } from '../agent/tool-log.ts';
import type { LoggedCall } from '../agent/tool-log.ts';
import { readTextFile } from './read-text-file.ts';

/**
 * The calls of a tool-call log, in order.
 * @throws ReportError `NotFound` or `LogRefused`, with every fault of the file
 */
export async function readLog(file: string): Promise<LoggedCall[]> {
  return readToolLog(await readTextFile(file, 'LogRefused'), file);
}
