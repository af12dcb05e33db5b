import type { Evaluation } from '../../policy/policy-report.ts';
import { sumMeasures } from '../../policy/sum-measures.ts';

/** One policy's measures in each fixture and in total, without its packs. */
export function summariseReports({ reports }: Evaluation) {
  return {
    policy: reports[0]?.policy ?? null,
    fixtures: reports.map(({ fixture, hash, measures }) => ({ fixture, hash, measures })),
    total: sumMeasures(reports.map(({ measures }) => measures)),
  };
}
