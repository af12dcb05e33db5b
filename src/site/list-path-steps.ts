import type { LoggedCall } from '../agent/tool-log.ts';
import { rootId } from '../brain/brain.ts';
import type { Brain } from '../brain/brain.ts';
import { resolveNode } from '../brain/resolve-node.ts';

export type StepAct = 'opened' | 'read' | 'searched' | 'listed' | 'called';

/** A call of a run, as a step through the tree. */
export type PathStep = {
  /** From 1, in the log's order. */
  readonly number: number;
  readonly act: StepAct;
  readonly tool: string;
  /** The id of the node that it named; null where it named none that there is. */
  readonly node: string | null;
  /** The name as the agent wrote it, where no node is called so. */
  readonly unknown: string | null;
  /** Lines that it asked for instead of the node's own; to the node's end where `end` is null. */
  readonly lines: { readonly start: number; readonly end: number | null } | null;
  /** What it searched for. */
  readonly words: string | null;
  readonly characters: number;
  readonly isRefused: boolean;
};

type Reading = { readonly act: StepAct; readonly name: string | null; readonly words?: string };

/** What each tool's arguments say. */
const readings: Readonly<Record<string, (read: (name: string) => string | null) => Reading>> = {
  brain_open: (read) => ({ act: 'opened', name: read('node') ?? rootId }),
  brain_read: (read) => ({ act: 'read', name: read('node') }),
  brain_search: (read) => ({ act: 'searched', name: read('within'), words: read('words') ?? '' }),
  documents_list: () => ({ act: 'listed', name: null }),
  documents_read: (read) => ({ act: 'read', name: read('path') }),
  documents_search: (read) => ({ act: 'searched', name: read('path'), words: read('text') ?? '' }),
};

/** The calls of a log as steps through a Brain, also those of a run that read the documents plainly. */
export function listPathSteps(calls: readonly LoggedCall[], brain: Brain): PathStep[] {
  return calls.map(({ tool, arguments: given, characters, error }, at) => {
    const read = (name: string) => {
      const value = given[name];
      return typeof value === 'string' ? value : null;
    };
    const reading: Reading = Object.hasOwn(readings, tool)
      ? (readings[tool]?.(read) ?? { act: 'called', name: null })
      : { act: 'called', name: null };
    const found = reading.name === null ? null : resolveNode(brain, reading.name);
    const isFound = found !== null && typeof found !== 'string';
    return {
      number: at + 1,
      act: reading.act,
      tool,
      node: isFound ? found.node.id : null,
      unknown: isFound ? null : reading.name,
      lines: readSpan(given) ?? (isFound ? found.lines : null),
      words: reading.words ?? null,
      characters,
      isRefused: error === true,
    };
  });
}

function readSpan({ start, end }: Readonly<Record<string, unknown>>): PathStep['lines'] {
  if (typeof start !== 'number') return null;
  return { start, end: typeof end === 'number' ? end : null };
}
