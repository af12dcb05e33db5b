import { z } from 'zod';
import { describeIssues, formatFieldPath } from '../error/describe-issues.ts';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { parseJsonSource } from '../text/json-source.ts';
import { taskCases } from './corpus-schema.ts';
import { policyNames } from './policies.ts';
import type { Evaluation } from './policy-report.ts';

const count = z.int().min(0);
const share = z.strictObject({ value: count.nullable(), of: count });

/** A verdict that the caller sends is ignored: the registry judges for itself. */
function dropVerdict(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([field]) => field !== 'verdict'));
}

const evaluationShape = z.strictObject({
  corpusHash: z.string(),
  revision: z.int(),
  reports: z.array(
    z.preprocess(
      dropVerdict,
      z.strictObject({
        fixture: z.string(),
        policy: z.enum(policyNames),
        hash: z.string(),
        measures: z.strictObject({
          contextSourceRecall: share,
          reviewedUsefulness: share,
          repeatedMistakesAvoided: share,
          scopeLeakage: count,
          irrelevantInjection: count,
          staleInjection: count,
          arcs: count,
          tokens: count,
        }),
        tasks: z.array(
          z.strictObject({
            id: z.string(),
            case: z.enum(taskCases),
            packed: z.array(
              z.strictObject({
                id: z.string(),
                label: z.enum(['leaked', 'stale', 'useful', 'irrelevant']),
                tokens: count,
                because: z.string(),
              }),
            ),
            leftOut: z.array(
              z.strictObject({ id: z.string(), reason: z.enum(['superseded', 'over_budget']) }),
            ),
          }),
        ),
      }),
    ),
  ),
});

const evaluationSchema = z.preprocess(dropVerdict, evaluationShape);

/**
 * Reads what `evaluate --json` wrote. Faults repeat nothing that the file says: it may come from anyone,
 * and hold names from outside a grant.
 * @throws ReportError `ReportRefused` with every fault
 */
export function readEvaluation(bytes: Uint8Array, file: string): Evaluation {
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    throw new ReportError('ReportRefused', [{ file, message: 'not UTF-8; write it again' }]);
  }
  const source = parseJsonSource(text, file, 'ReportRefused');
  const parsed = evaluationSchema.safeParse(source.value);
  const faults: Fault[] = source.duplicateKeys.map(({ line }) => ({
    file,
    line,
    message: 'duplicate JSON key; send what `groundline evaluate --json` writes, unchanged',
  }));
  if (!parsed.success) {
    for (const { path, message } of describeIssues(parsed.error)) {
      const unknown = message.startsWith('unknown field');
      const known = unknown ? path.slice(0, -1) : path;
      faults.push({
        file,
        line: source.lineOf(path),
        field: formatFieldPath(known) || 'the report',
        message: unknown
          ? 'holds a field that `groundline evaluate --json` does not write; remove it'
          : message,
      });
    }
  }
  if (!parsed.success || faults.length > 0) throw new ReportError('ReportRefused', faults);
  return parsed.data;
}
