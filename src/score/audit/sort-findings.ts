import type { Explanation } from './explained-schema.ts';
import type { Finding } from './finding.ts';

type Named = Pick<Finding, 'question' | 'weakness' | 'about'>;

/** Tells findings without an explanation from the others, and explanations of nothing. */
export function sortFindings(
  findings: readonly Finding[],
  explanations: readonly Explanation[],
): { open: Finding[]; explained: Finding[]; idle: Explanation[] } {
  const explainedNames = new Set(explanations.map(nameFinding));
  const found = new Set(findings.map(nameFinding));
  return {
    open: findings.filter((finding) => !explainedNames.has(nameFinding(finding))),
    explained: findings.filter((finding) => explainedNames.has(nameFinding(finding))),
    idle: explanations.filter((explanation) => !found.has(nameFinding(explanation))),
  };
}

function nameFinding({ question, weakness, about }: Named): string {
  return JSON.stringify([question, weakness, about]);
}
