import { scoreProbes } from '../probes.ts';
import type { Auditor } from './finding.ts';

/** Probes that a leaked key or the documents themselves make right, which says nothing of a question. */
const expected: Readonly<Record<'answerable' | 'unanswerable', readonly string[]>> = {
  answerable: ['paste-documents', 'name-values', 'everything'],
  unanswerable: ['refuse', 'everything'],
};

/** Questions that a probe answers rightly without having read anything. */
export const auditProbes: Auditor = (suite) => {
  const reports = scoreProbes(suite);
  return ({ id, answerable }) =>
    reports.flatMap((report) => {
      const isExpected = expected[answerable ? 'answerable' : 'unanswerable'].includes(report.id);
      const row = report.questions.find((question) => question.id === id);
      if (isExpected || row?.right !== true) return [];
      const message = answerable
        ? `the probe that ${report.label} is right; accept values that only a reader finds`
        : `the probe that ${report.label} counts as a refusal; make the phrases and patterns narrower`;
      return [{ weakness: 'probe-right', about: report.id, message }];
    });
};
