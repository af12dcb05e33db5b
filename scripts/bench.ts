import { benchBounds } from './bench/bounds.ts';
import { benchBrain } from './bench/brain.ts';
import { benchBuilding } from './bench/building.ts';
import { benchComparing } from './bench/comparing.ts';
import { benchDeveloping } from './bench/developing.ts';
import { formatFigure } from './bench/figure.ts';
import type { Figure } from './bench/figure.ts';
import { benchImporting } from './bench/importing.ts';
import { benchPeers } from './bench/peers.ts';
import { benchPolicies } from './bench/policy.ts';
import { benchScoring } from './bench/scoring.ts';

/**
 * Measures the parts named on the command line, or all of them, each against its targets; with `--peers`
 * the scorer and the site beside other tools, which npm installs into a temporary folder.
 */
const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  building: benchBuilding,
  comparing: benchComparing,
  developing: benchDeveloping,
  scoring: benchScoring,
  brain: benchBrain,
  policies: benchPolicies,
  importing: benchImporting,
  bounds: benchBounds,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (named.length === 1 && named[0] === '--peers') {
  await benchPeers();
} else if (unknown.length > 0) {
  process.stderr.write(
    `no such part: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}, and --peers alone\n`,
  );
  process.exitCode = 2;
} else {
  for (const [name, measure] of Object.entries(parts)) {
    if (named.length > 0 && !named.includes(name)) continue;
    process.stdout.write(`${name}\n`);
    for (const figure of await measure()) process.stdout.write(`  ${formatFigure(figure)}\n`);
  }
}
