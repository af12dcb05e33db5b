import path from 'node:path';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { findDifference } from '../policy/find-difference.ts';
import { policyNames } from '../policy/policies.ts';
import type { Evaluation } from '../policy/policy-report.ts';
import { readEvaluation } from '../policy/read-evaluation.ts';
import { listEntries } from './list-entries.ts';
import { readBytes } from './read-bytes.ts';

/**
 * Where the committed reports of a corpus differ from what its policies pack, each with the first
 * difference and the command that renews the report. Each policy has one, `<policy>.json`.
 */
export async function listReportFaults(
  folder: string,
  evaluation: Evaluation,
  corpusFile: string,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { name } of (await listEntries(folder)) ?? []) {
    if (!policyNames.some((policy) => name === `${policy}.json`)) {
      const message = 'a report for each policy lies here and nothing else; remove it';
      faults.push({ file: path.join(folder, name), message });
    }
  }
  for (const policy of policyNames) {
    const file = path.join(folder, `${policy}.json`);
    const renew = `run \`npm run -s groundline -- evaluate --corpus ${corpusFile} --policy ${policy} --json ${file}\``;
    const expected = {
      ...evaluation,
      reports: evaluation.reports.filter((report) => report.policy === policy),
    };
    try {
      const committed = readEvaluation(await readBytes(file, 'ReportRefused'), file);
      const difference = findDifference(expected, committed);
      if (difference !== null) {
        const message = `is not what ${policy} gives on ${corpusFile}; ${renew}`;
        faults.push({ file, field: difference, message });
      }
    } catch (error) {
      if (!(error instanceof ReportError)) throw error;
      faults.push(
        ...error.faults.map((fault) => ({ ...fault, message: `${fault.message}; ${renew}` })),
      );
    }
  }
  return faults;
}
