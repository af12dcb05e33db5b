import { createRandom } from './create-random.ts';

/** Differences that are not zero, up to which every sign is tried. */
const enumerated = 20;
const draws = 20_000;
const tolerance = 1e-12;

/**
 * The two-sided p-value of a sign-flip permutation test of paired differences, one a question: how
 * often a sum at least as far from 0 arises when each difference may have either sign. All signs are
 * tried up to 2^20 of them; beyond, 20,000 seeded draws, with the observed one counted among them.
 * Source: R. A. Fisher, "The Design of Experiments" (1935), section 21; B. Phipson, G. K. Smyth,
 * "Permutation p-values should never be zero" (2010) for the draws.
 */
export function computeSignFlipTest(differences: readonly number[], seed = 1): number {
  const moved = differences.filter((difference) => difference !== 0).map(Math.abs);
  const observed = Math.abs(differences.reduce((sum, difference) => sum + difference, 0));
  const scale = moved.reduce((sum, size) => sum + size, 0);
  const threshold = observed - tolerance * scale;
  return moved.length <= enumerated
    ? enumerateFlips(moved, scale, threshold)
    : drawFlips(moved, threshold, seed);
}

/** Walks all signs in Gray code, so that each step flips one. */
function enumerateFlips(sizes: readonly number[], scale: number, threshold: number): number {
  const signs = sizes.map(() => 1);
  const total = 2 ** sizes.length;
  let sum = scale;
  let extreme = 0;
  for (let step = 1; step <= total; step += 1) {
    if (Math.abs(sum) >= threshold) extreme += 1;
    const at = 31 - Math.clz32(step & -step);
    const sign = signs[at] ?? 1;
    sum -= 2 * sign * (sizes[at] ?? 0);
    signs[at] = -sign;
  }
  return extreme / total;
}

function drawFlips(sizes: readonly number[], threshold: number, seed: number): number {
  const random = createRandom(seed);
  let extreme = 1;
  for (let draw = 0; draw < draws; draw += 1) {
    const sum = sizes.reduce((running, size) => running + (random() < 0.5 ? size : -size), 0);
    if (Math.abs(sum) >= threshold) extreme += 1;
  }
  return extreme / (draws + 1);
}
