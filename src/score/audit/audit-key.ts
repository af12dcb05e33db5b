import type { Suite } from '../../suite/suite.ts';
import { auditRepeatedEvidence } from './audit-evidence.ts';
import { auditProbes } from './audit-probes.ts';
import { auditCommonValues, auditQuestionValues } from './audit-values.ts';
import type { Auditor, Finding } from './finding.ts';

const auditors: readonly Auditor[] = [
  auditQuestionValues,
  auditCommonValues,
  auditRepeatedEvidence,
  auditProbes,
];

/** Every weakness of a suite's questions, in the key's order. */
export function auditKey(suite: Suite): Finding[] {
  const prepared = auditors.map((audit) => audit(suite));
  return suite.key.questions.flatMap((question) =>
    prepared.flatMap((audit) =>
      audit(question).map((finding) => ({ question: question.id, ...finding })),
    ),
  );
}
