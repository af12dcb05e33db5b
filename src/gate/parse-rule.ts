import { findNearest } from './find-nearest.ts';
import { gateMeasures, isGateMeasureName } from './gate-measures.ts';
import type { GateMeasure } from './gate-measures.ts';
import { operators } from './rule.ts';
import type { Operator, Rule, Target } from './rule.ts';

/** What a rule refuses to mean: the reason, for a fault of the place that named the rule. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}

const shape = /^(?<subject>[^<>=!]+?)\s*(?<operator>>=|<=|==|!=|=|>|<)\s*(?<target>[^<>=!]+)$/;
const passK = /^series\.passK\(\s*(?<k>[0-9]{1,4})\s*(?:,\s*(?<measure>right|grounded)\s*)?\)$/;
const known = [...Object.keys(gateMeasures), 'series.passK(3)'];

/**
 * Reads a rule such as `grounded >= 0.9`.
 * @throws RuleError where it is none, naming the nearest that there are
 */
export function parseRule(written: string): Rule {
  const text = written.trim().replace(/\s+/g, ' ');
  const { subject = '', operator: sign = '', target = '' } = shape.exec(text)?.groups ?? {};
  const operator = operators.find((each) => each === (sign === '=' ? '==' : sign));
  if (operator === undefined) {
    const example = 'write a measure, one of >= <= == != > <, and a target: grounded >= 0.9';
    throw new RuleError(`${quote(text)} is no rule; ${example}`);
  }
  const series = passK.exec(subject)?.groups;
  if (series !== undefined) return readPassK(text, series, operator, target);
  if (!isGateMeasureName(subject)) throw new RuleError(describeUnknown(text, subject));
  const read = readTarget(text, target);
  const fault = findMisfit(gateMeasures[subject].kind, operator, read, target.trim());
  if (fault !== null) throw new RuleError(`${quote(text)}: ${fault}`);
  return {
    text,
    kind: 'measure',
    measure: subject,
    operator,
    target: fit(gateMeasures[subject].kind, read),
  };
}

function readPassK(
  text: string,
  { k = '', measure = 'right' }: Readonly<Record<string, string | undefined>>,
  operator: Operator,
  written: string,
): Rule {
  if (Number(k) < 1) throw new RuleError(`${quote(text)}: k counts repeats; write 1 or more`);
  const target = readTarget(text, written);
  const fault = findMisfit('mean', operator, target, written.trim());
  if (fault !== null) throw new RuleError(`${quote(text)}: ${fault}`);
  if (target.kind === 'previous')
    throw new RuleError(`${quote(text)}: a series is held against a number, not against previous`);
  const of = measure === 'grounded' ? 'grounded' : 'right';
  return { text, kind: 'passK', k: Number(k), measure: of, operator, target: fit('mean', target) };
}

/** Whole numbers up to 1 are rates for shares and means, and counts for counts. */
function fit(kind: GateMeasure['kind'], target: Target): Target {
  return kind !== 'count' && target.kind === 'count' && target.value <= 1n
    ? { kind: 'rate', value: target.value, of: 1n }
    : target;
}

function readTarget(rule: string, written: string): Target {
  const text = written.trim();
  if (text === 'all') return { kind: 'all' };
  if (text === 'previous') return { kind: 'previous', strictly: false };
  if (text === 'previous strictly') return { kind: 'previous', strictly: true };
  if (/^\d{1,16}$/.test(text)) return { kind: 'count', value: BigInt(text) };
  const [, whole, decimals = '', percent] = /^(\d{1,16})(?:\.(\d{1,16}))?(%)?$/.exec(text) ?? [];
  if (whole !== undefined) {
    const of = 10n ** BigInt(decimals.length) * (percent === undefined ? 1n : 100n);
    return { kind: 'rate', value: BigInt(whole + decimals), of };
  }
  const [, value = '', of = '0'] = /^(\d{1,16})\s*\/\s*(\d{1,16})$/.exec(text) ?? [];
  if (BigInt(of) > 0n) return { kind: 'rate', value: BigInt(value), of: BigInt(of) };
  const near = findNearest(text, ['all', 'previous', 'previous strictly'], 1);
  const hint = near[0] === undefined ? '' : `; did you mean ${near[0]}?`;
  throw new RuleError(
    `${quote(rule)}: ${quote(text)} is no target; write a number (25, 0.9, 90%, 27/28), all, previous or previous strictly${hint}`,
  );
}

/** Why a target cannot be what a measure is held against, or null. */
function findMisfit(
  kind: GateMeasure['kind'],
  operator: Operator,
  target: Target,
  written: string,
): string | null {
  if (target.kind === 'previous')
    return operator === '!=' ? 'hold against previous with >=, <=, >, < or ==' : null;
  if (target.kind === 'all') {
    if (kind !== 'share') return 'all is for shares of questions or citations; write a number';
    return operator === '==' || operator === '>=' ? null : 'write all after == or >=';
  }
  if (target.kind === 'count') {
    if (kind === 'mean' && target.value > 1n)
      return 'a mean lies between 0 and 1; write 0.9 or 90%';
    return kind === 'share' && target.value === 1n && operator.startsWith('<')
      ? 'is 1 one or all of them? write < 2 or == 0 for a count, 100% for a rate'
      : null;
  }
  if (kind === 'count') return `${written} is a rate, and this is a count; write a whole number`;
  return target.value > target.of ? `${written} is more than all; write at most 100%` : null;
}

function describeUnknown(text: string, subject: string): string {
  const near = findNearest(subject, known);
  const names =
    near.length > 0 ? `did you mean ${near.join(', ')}?` : `known are ${known.join(', ')}`;
  return `${quote(text)}: no measure is called ${quote(subject)}; ${names}`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
