import type { RawCitation } from '../run/run.ts';
import type { Toolbox } from '../brain/tool.ts';
import type { Mode } from './mode-tools.ts';

/** A question as an agent sees it: nothing of the answer key. */
export type AgentQuestion = { readonly id: string; readonly question: string };

export type AgentAnswer = {
  readonly id: string;
  /** Null where the agent leaves the question open. */
  readonly answer: string | null;
  /** Such as `path:line` or `path:first-last`; kept as the agent wrote them. */
  readonly citations: readonly RawCitation[];
};

export type AgentTask = {
  readonly mode: Mode;
  readonly questions: readonly AgentQuestion[];
  /** What `groundline prompt` prints for the task, for agents that talk to a model. */
  readonly prompt: string;
  /** The mode's read tools; each call is counted and logged. */
  readonly toolbox: Toolbox;
};

export type AgentResult = {
  readonly answers: readonly AgentAnswer[];
  /** What the answers cost, or null where it is not known. */
  readonly tokens: number | null;
};

/**
 * What answers the questions of a suite through the read tools of a mode. A module whose default export
 * is one can be named on the command line: `groundline run ./my-agent.ts`.
 */
export type Agent = {
  readonly name: string;
  /** The modes it can work in, the preferred one first. */
  readonly modes: readonly [Mode, ...Mode[]];
  readonly answer: (task: AgentTask) => Promise<AgentResult>;
};
