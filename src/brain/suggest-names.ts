import { compareCodeUnits } from '../text/compare-code-units.ts';
import { fold } from '../text/fold.ts';

const suggested = 3;
const longestName = 300;

/** A sentence that names what exists and looks most like a name that does not. */
export function suggestNames(name: string, names: readonly string[]): string {
  const pairs = listPairs(name);
  const ranked = names
    .map((candidate) => ({ candidate, likeness: compareNames(pairs, candidate) }))
    .toSorted((a, b) => b.likeness - a.likeness || compareCodeUnits(a.candidate, b.candidate))
    .slice(0, suggested)
    .map(({ candidate }) => JSON.stringify(candidate.slice(0, longestName)));
  return ranked.length === 0 ? 'There is none.' : `The nearest: ${ranked.join(', ')}.`;
}

/** The share of letter pairs that two names have in common, as Dice's coefficient. */
function compareNames(pairs: ReadonlySet<string>, candidate: string): number {
  const others = listPairs(candidate);
  let shared = 0;
  for (const pair of others) if (pairs.has(pair)) shared += 1;
  return (2 * shared) / (pairs.size + others.size + 1);
}

function listPairs(name: string): Set<string> {
  const text = fold(name.slice(0, longestName));
  return new Set(
    Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)),
  );
}
