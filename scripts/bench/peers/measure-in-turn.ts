import { measureCommand } from './measure-command.ts';
import type { Command, Usage } from './measure-command.ts';

/** Something measured beside others: what makes its folder ready each time, and its command. */
export type Contender = {
  readonly name: string;
  readonly prepare: () => Promise<void>;
  readonly command: Command;
};

/** The medians of a contender's rounds, and of its rounds against the first contender's. */
export type Standing = {
  readonly name: string;
  readonly usage: Usage;
  readonly ratio: Usage;
};

/**
 * Runs all contenders one after the other, round by round, so that a machine that slows down does so for
 * all. A ratio is reckoned within its round; the first contender's are 1.
 */
export async function measureInTurn(
  contenders: readonly Contender[],
  rounds: number,
): Promise<Standing[]> {
  const measured = contenders.map((): Usage[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { prepare, command }] of contenders.entries()) {
      await prepare();
      measured[at]?.push(await measureCommand(command));
    }
  }
  const [first = []] = measured;
  return contenders.map(({ name }, at) => {
    const own = measured[at] ?? [];
    const read = (usages: readonly Usage[], figure: keyof Usage) =>
      usages.map((usage) => usage[figure]);
    const summarise = (figure: keyof Usage) => findMedian(read(own, figure));
    const compare = (figure: keyof Usage) =>
      findMedian(
        read(own, figure).map((value, round) => value / (first[round]?.[figure] ?? value)),
      );
    return { name, usage: mapFigures(summarise), ratio: mapFigures(compare) };
  });
}

function mapFigures(find: (figure: keyof Usage) => number): Usage {
  return {
    seconds: find('seconds'),
    processorSeconds: find('processorSeconds'),
    peakBytes: find('peakBytes'),
  };
}

function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
