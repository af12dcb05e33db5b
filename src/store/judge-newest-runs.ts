import { groupSeries } from '../compare/series.ts';
import type { SeriesRun } from '../compare/series.ts';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { judgeRules } from '../gate/judge-rules.ts';
import type { Rule } from '../gate/rule.ts';
import type { GateVerdict } from '../gate/verdict.ts';
import { sawOtherDocuments } from '../run/saw-other-documents.ts';
import type { CheckContext } from './checkers.ts';
import { readCommittedRuns } from './read-committed-runs.ts';

type JudgedRun = { readonly file: string; readonly verdicts: readonly GateVerdict[] };

/**
 * Judges the newest run of each series, that is what the last merge brought; `previous` is the run of
 * the series before it.
 * @param context with the suites read
 * @throws ReportError `ContentRefused` with every fault of the runs
 */
export async function judgeNewestRuns(
  { contents, suitesByName }: CheckContext,
  rules: readonly Rule[],
): Promise<JudgedRun[]> {
  const faults: Fault[] = [];
  const judged: JudgedRun[] = [];
  for (const content of contents) {
    const { runs } = await readCommittedRuns(content, suitesByName, faults);
    const seen = runs.map(
      ({ suite, file, run, report }): SeriesRun & { readonly file: string } => ({
        suite,
        file,
        report,
        isStale: sawOtherDocuments(run.seen, suitesByName.get(suite)),
      }),
    );
    for (const { runs: repeats, trials } of groupSeries(seen)) {
      const newest = repeats.at(-1);
      if (newest === undefined) continue;
      const verdicts = judgeRules(rules, {
        run: newest.report,
        previous: repeats.at(-2)?.report ?? null,
        trials: trials.map(({ report }) => report),
        isStale: newest.isStale,
      });
      judged.push({ file: newest.file, verdicts });
    }
  }
  if (faults.length > 0) throw new ReportError('ContentRefused', faults);
  return judged;
}
