/**
 * Resamples for a mean over some questions: 10,000, and fewer where the mean of many questions varies
 * little anyhow, so that 4 million questions are drawn at most; never below 1,000.
 */
export function countResamples(questions: number): number {
  return Math.max(1000, Math.min(10_000, Math.floor(4_000_000 / questions)));
}
