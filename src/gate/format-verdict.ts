import { outcomeWords } from './verdict.ts';
import type { GateVerdict } from './verdict.ts';

/** A verdict on one line for a terminal. */
export function formatVerdict({ rule, outcome, figure, why }: GateVerdict): string {
  return `${rule} ${outcomeWords[outcome]}: ${[figure, why].filter((text) => text !== '').join(', ')}`;
}
