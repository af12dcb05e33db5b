import type { PathStep } from './list-path-steps.ts';

/** How a run went about, in numbers. */
export type StepTally = {
  readonly calls: number;
  /** Different nodes opened, and read. */
  readonly opened: number;
  readonly read: number;
  readonly searches: number;
  readonly refused: number;
  readonly characters: number;
};

export function tallySteps(steps: readonly PathStep[]): StepTally {
  const count = (wanted: string) =>
    new Set(
      steps.flatMap(({ act, node, isRefused }) =>
        act === wanted && node !== null && !isRefused ? node : [],
      ),
    ).size;
  return {
    calls: steps.length,
    opened: count('opened'),
    read: count('read'),
    searches: steps.filter(({ act }) => act === 'searched').length,
    refused: steps.filter(({ isRefused }) => isRefused).length,
    characters: steps.reduce((sum, { characters }) => sum + characters, 0),
  };
}
