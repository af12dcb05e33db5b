import { commentCharacters } from './fit-summary.ts';

/** What a comment says where no run changed. */
export const noRunsText = 'This pull request changes no run.\n';

/**
 * Several runs' summaries as one comment: a single one as it is, more of them folded, each under the
 * line that heads it; those that no longer fit are counted.
 */
export function joinSummaries(summaries: readonly string[]): string {
  const [only] = summaries;
  if (only === undefined) return noRunsText;
  if (summaries.length === 1) return only;
  const shown: string[] = [`## ${summaries.length} runs\n`];
  let left = commentCharacters - 2_000;
  for (const [at, summary] of summaries.entries()) {
    const block = fold(summary);
    left -= block.length;
    if (left < 0) {
      const rest = summaries.length - at;
      shown.push(`${rest} more ${rest === 1 ? 'run does' : 'runs do'} not fit into a comment.\n`);
      break;
    }
    shown.push(block);
  }
  return shown.join('\n');
}

function fold(summary: string): string {
  const lines = summary.split('\n');
  const gates = lines.find((line) => line.startsWith('### Gates')) ?? '';
  const title = [lines[0] ?? '', gates].map((line) => line.replace(/^#+ /, '')).filter(Boolean);
  return `${title.join(' · ')}\n\n<details><summary>More</summary>\n\n${summary}\n</details>\n`;
}
