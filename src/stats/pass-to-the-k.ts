/** How often a question was right in its repeats. */
export type Trials = { readonly right: number; readonly of: number };

/**
 * pass^k: the chance that k repeats of a question, drawn without replacement, are all right, as a
 * mean over questions: C(c, k) / C(n, k).
 * Source: S. Yao et al., "τ-bench" (2024), section 3.
 * @returns null without questions
 * @throws RangeError where k is below 1 or above the repeats of a question
 */
export function computePassToTheK(questions: readonly Trials[], k: number): number | null {
  if (questions.length === 0) return null;
  const chances = questions.map(({ right, of }) => {
    if (!Number.isInteger(k) || k < 1 || k > of)
      throw new RangeError(`pass^${k} of ${of} repeats; k goes from 1 to ${of}`);
    return drawAllRight(right, of, k);
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}

function drawAllRight(right: number, of: number, k: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < k; drawn += 1) chance *= Math.max(0, right - drawn) / (of - drawn);
  return chance;
}
