import { ReportError } from '../../src/error/report-error.ts';
import type { Fault } from '../../src/error/report-error.ts';
import { parseRule, RuleError } from '../../src/gate/parse-rule.ts';
import type { Rule } from '../../src/gate/rule.ts';

/** Gathers an option that may be repeated. */
export function collectText(value: string, before: string[] = []): string[] {
  return [...before, value];
}

/**
 * The rules of `--gate`.
 * @throws ReportError `WrongUsage` with every text that is no rule
 */
export function parseGates(texts: readonly string[]): Rule[] {
  const rules: Rule[] = [];
  const faults: Fault[] = [];
  for (const text of texts) {
    try {
      rules.push(parseRule(text));
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      faults.push({ file: '--gate', message: error.message });
    }
  }
  if (faults.length > 0) throw new ReportError('WrongUsage', faults);
  return rules;
}
