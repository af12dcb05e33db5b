import path from 'node:path';
import { Command } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import { auditKey } from '../../src/score/audit/audit-key.ts';
import { sortFindings } from '../../src/score/audit/sort-findings.ts';
import { defaultSuite } from '../../src/store/input-folders.ts';
import { explanationsName, readExplanations } from '../../src/store/read-explanations.ts';
import { readSuite } from '../../src/store/read-suite.ts';
import { writeAtomically } from '../../src/store/write-atomically.ts';

export const auditCommand = new Command('audit')
  .description(
    'Find weak questions before they mislead: values that the question holds or that stand everywhere, evidence that nearly repeats elsewhere, answers that a probe gets right.',
  )
  .option('--suite <dir>', 'the suite', defaultSuite)
  .option('--json <file>', 'write the findings as JSON; - for standard output')
  .addHelpText(
    'after',
    `\nA finding may stay where ${explanationsName} beside the key explains it:\n  {"explained": [{"question": "q01", "weakness": "…", "about": "…", "reason": "…"}]}\n`,
  )
  .action(audit);

async function audit({ suite: folder, json }: { suite: string; json?: string }): Promise<void> {
  const suite = await readSuite(folder);
  const { open, explained, idle } = sortFindings(auditKey(suite), await readExplanations(folder));
  const text = `${JSON.stringify({ suite: suite.name, keyHash: suite.keyHash, open, explained }, null, 2)}\n`;
  if (json === '-') process.stdout.write(text);
  else if (json !== undefined) await writeAtomically(json, text);
  const faults = [
    ...open.map(({ question, weakness, about, message }) => {
      const field = `${question} ${weakness} ${JSON.stringify(about)}`;
      return { file: path.join(folder, 'questions.json'), field, message };
    }),
    ...idle.map(({ question, weakness, about }) => {
      const field = `${question} ${weakness} ${JSON.stringify(about)}`;
      const message = 'explains what is not found; remove it';
      return { file: path.join(folder, explanationsName), field, message };
    }),
  ];
  if (faults.length > 0) throw new ReportError('KeyRefused', faults);
  if (json !== '-')
    process.stdout.write(
      `${folder}: ${suite.key.questions.length} questions, nothing unexplained, ${explained.length} explained\n`,
    );
}
