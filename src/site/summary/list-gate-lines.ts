import { isBlocked } from '../../gate/judge-rules.ts';
import { outcomeWords } from '../../gate/verdict.ts';
import type { GateVerdict } from '../../gate/verdict.ts';
import { escapeMarkdown, quoteCode } from '../../text/escape-markdown.ts';

/** Questions named of one rule. */
const named = 12;

/** The heading that says whether the gates hold. */
export function headGates(verdicts: readonly GateVerdict[]): string {
  const failed = verdicts.filter(({ outcome }) => outcome === 'fail').length;
  return isBlocked(verdicts)
    ? `### Gates: ${failed} of ${verdicts.length} ${failed === 1 ? 'fails' : 'fail'}`
    : `### Gates: ${verdicts.length === 1 ? 'the one rule holds' : `all ${verdicts.length} hold`}`;
}

/** One line a rule, those that fail first. */
export function listGateLines(verdicts: readonly GateVerdict[]): string[] {
  const ordered = verdicts.toSorted((a, b) => rank(a) - rank(b));
  return ordered.map(({ rule, outcome, figure, why, questions }) => {
    const word = outcome === 'fail' ? '**FAILS**' : outcomeWords[outcome];
    const figures = [figure, why].filter((text) => text !== '').map((text) => escapeMarkdown(text));
    const ids = questions.slice(0, named).map((id) => quoteCode(id, 80));
    const more = questions.length > named ? ` and ${questions.length - named} more` : '';
    const list = ids.length === 0 ? '' : `; questions ${ids.join(', ')}${more}`;
    return `- ${quoteCode(rule, 120)} ${word}: ${figures.join(', ')}${list}`;
  });
}

function rank({ outcome }: GateVerdict): number {
  return outcome === 'fail' ? 0 : 1;
}
