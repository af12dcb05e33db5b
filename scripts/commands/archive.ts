import { Command, InvalidArgumentError } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import { revealControls } from '../../src/error/reveal-controls.ts';
import { sawOtherDocuments } from '../../src/run/saw-other-documents.ts';
import { selectOldRuns } from '../../src/run/select-old-runs.ts';
import { listLinkedComparisons } from '../../src/site/list-linked-comparisons.ts';
import { archiveRuns } from '../../src/store/archive-runs.ts';
import { inputFolders } from '../../src/store/input-folders.ts';
import { planArchive, readArchivable } from '../../src/store/plan-archive.ts';
import type { Archivable, ArchiveStep } from '../../src/store/plan-archive.ts';

type Options = {
  before?: string;
  keep?: number;
  suite?: string;
  dryRun?: boolean;
  force?: boolean;
};

export const archiveCommand = new Command('archive')
  .description(
    "Replace old runs by their totals: a run's address stays, its answers are in git only.",
  )
  .argument('[run-id...]', 'the runs; or say which by --before, --keep or both')
  .option('--before <date>', 'runs dated before this day, YYYY-MM-DD', readDay)
  .option('--keep <n>', 'all but the newest n runs of each suite', readCount)
  .option('--suite <name>', 'with --before or --keep: only runs of this suite')
  .option('--dry-run', 'say what would be archived, and change nothing')
  .option('--force', 'archive also what git does not hold; its answers are lost then')
  .action(archiveChosen);

async function archiveChosen(ids: string[], options: Options): Promise<void> {
  const { dryRun = false, force = false } = options;
  requireOneChoice(ids, options);
  const archivable = await readArchivable(inputFolders);
  const chosen = ids.length > 0 ? findRuns(ids, archivable) : chooseOld(archivable, options);
  const linked = listLinkedComparisons(
    archivable.runs.map(({ suite, run: { seen }, report }) => ({
      suite,
      report,
      isStale: sawOtherDocuments(seen, archivable.suites.get(suite)),
    })),
  );
  const { content } = inputFolders;
  const steps = await planArchive(chosen, archivable, { content, linked, force });
  if (dryRun) steps.forEach(tellStep);
  else await archiveRuns(steps, tellStep);
  const count = `${steps.length} ${steps.length === 1 ? 'run' : 'runs'}`;
  const end = dryRun ? 'would be archived; nothing is changed' : 'archived';
  process.stdout.write(`${count} ${end}\n`);
}

function requireOneChoice(ids: readonly string[], { before, keep, suite }: Options): void {
  const isByAge = before !== undefined || keep !== undefined;
  if (ids.length > 0 !== isByAge && (isByAge || suite === undefined)) return;
  const message = 'name runs, or say which by --before and --keep; not both, and not neither';
  throw new ReportError('WrongUsage', [{ file: 'archive', message }]);
}

function findRuns(ids: readonly string[], { runs, archived }: Archivable) {
  const faults = ids
    .filter((id) => !runs.some(({ run }) => run.id === id))
    .map((id) => {
      const isDone = archived.some(({ run }) => run.id === id);
      return { file: id, message: isDone ? 'is archived already' : 'no committed run' };
    });
  if (faults.length > 0) throw new ReportError('NotFound', faults);
  return runs.filter(({ run }) => ids.includes(run.id));
}

function chooseOld({ suites, runs }: Archivable, { before, keep, suite }: Options) {
  if (suite !== undefined && !suites.has(suite))
    throw new ReportError('NotFound', [{ file: suite, message: 'no suite' }]);
  const dated = runs
    .filter((each) => suite === undefined || each.suite === suite)
    .map((each) => ({ ...each, id: each.run.id, date: each.run.date }));
  return selectOldRuns(dated, {
    ...(before === undefined ? {} : { before }),
    ...(keep === undefined ? {} : { keep }),
  });
}

function tellStep({ target, record: { file } }: ArchiveStep): void {
  const place = file.commit === null ? 'not in git' : `in git at ${file.commit.slice(0, 12)}`;
  process.stdout.write(revealControls(`${target}: ${file.path}, ${place}`) + '\n');
}

function readDay(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new InvalidArgumentError('It is a day, YYYY-MM-DD.');
}

function readCount(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is a whole number.');
}
