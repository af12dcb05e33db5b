import type { Answer } from '../run/run.ts';
import type { LoggedCall } from './tool-log.ts';

/** What came of a task: answers by question id, every tool call, and the cost where it is known. */
export type AnsweredTask = {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly calls: readonly LoggedCall[];
  readonly tokens: number | null;
};
