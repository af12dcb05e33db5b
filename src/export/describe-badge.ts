import { formatShare } from '../score/format-rate.ts';
import type { Measures } from '../score/report.ts';

/** The shields.io endpoint form. */
export type Badge = {
  readonly schemaVersion: 1;
  readonly label: string;
  readonly message: string;
  readonly color: string;
};

/** The least share of grounded answers for each colour, best first. */
const colours = [
  { from: 1, color: 'brightgreen' },
  { from: 0.9, color: 'green' },
  { from: 0.75, color: 'yellowgreen' },
  { from: 0.5, color: 'yellow' },
  { from: 0, color: 'orange' },
] as const;

/** A run's badge: right and grounded as counts; the colour follows grounded. */
export function describeBadge({ right, grounded }: Measures): Badge {
  const share = grounded.value === null ? null : grounded.value / grounded.of;
  const color = colours.find(({ from }) => share !== null && share >= from)?.color ?? 'lightgrey';
  const message = `right ${formatShare(right)} · grounded ${formatShare(grounded)}`;
  return { schemaVersion: 1, label: 'groundline', message, color };
}
