import { compareMeasures } from '../../compare/compare-measures.ts';
import { changes, compareQuestions } from '../../compare/compare-questions.ts';
import type { ComparedQuestion } from '../../compare/compare-questions.ts';
import { writeHonestSentence } from '../../compare/write-honest-sentence.ts';
import type { GateVerdict } from '../../gate/verdict.ts';
import type { Run } from '../../run/run.ts';
import type { RunReport } from '../../score/report.ts';
import { judgeVerdict } from '../../score/verdict.ts';
import type { Suite } from '../../suite/suite.ts';
import { escapeMarkdown, quoteCode } from '../../text/escape-markdown.ts';
import { listRunFacts, nameRun } from '../describe-run.ts';
import { listRunWarnings } from '../list-run-warnings.ts';
import { describeRow } from './describe-rows.ts';
import { fitSummary } from './fit-summary.ts';
import type { SummaryPart } from './fit-summary.ts';
import type { SummaryLinks } from './links.ts';
import { headGates, listGateLines } from './list-gate-lines.ts';
import { listMeasureLines } from './list-measure-lines.ts';

/** What a summary is written of. */
export type SummarySubject = {
  readonly suite: Suite;
  readonly report: RunReport;
  readonly seen: Run['seen'];
  readonly keyRevision: Run['keyRevision'];
  /** The run that it is held against; null where there is none. */
  readonly against: RunReport | null;
  /** Why there is none although one was asked for. */
  readonly noAgainst: string | null;
  readonly verdicts: readonly GateVerdict[];
  readonly links: SummaryLinks;
};

/** A run as Markdown for a pull request: gates, measures, what regressed, and what to be careful about. */
export function renderSummary(subject: SummarySubject): string {
  const { suite, report, against, verdicts, links } = subject;
  const rows = against === null ? null : compareQuestions(against, report);
  const warnings = listRunWarnings(subject, suite).map((text) => `- ${escapeMarkdown(text, 600)}`);
  return fitSummary([
    { head: listHead(subject), lines: [] },
    ...(verdicts.length === 0
      ? []
      : [{ head: [headGates(verdicts), ''], lines: listGateLines(verdicts) }]),
    {
      head: listMeasureLines(
        report.measures,
        against === null
          ? null
          : { name: quoteCode(nameRun(against), 60), measures: against.measures },
      ),
      lines: [],
    },
    ...(rows === null ? listOpenQuestions(subject) : listComparison(rows, subject, links)),
    ...(warnings.length === 0 ? [] : [{ head: ['### Warnings', ''], lines: warnings }]),
  ]);
}

function listHead({ suite, report, noAgainst, links }: SummarySubject): string[] {
  const address = links.run(report.id);
  const facts = listRunFacts(report)
    .filter(({ term }) => !['tool calls', 'tokens'].includes(term))
    .map(({ term, text }) => `${term} ${quoteCode(text, 80)}`);
  const page = address === undefined ? [] : [`[the run's page, after merge](${address})`];
  return [
    `## ${escapeMarkdown(nameRun(report), 100)} on ${escapeMarkdown(suite.key.title, 100)}`,
    '',
    [quoteCode(report.id, 100), ...facts, ...page].join(' · '),
    ...(noAgainst === null ? [] : ['', escapeMarkdown(noAgainst, 300)]),
  ];
}

/** Regressions open, everything else that changed or is still open folded. */
function listComparison(
  rows: readonly ComparedQuestion[],
  { suite, report, against }: SummarySubject,
  links: SummaryLinks,
): SummaryPart[] {
  const questions = new Map(suite.key.questions.map((question) => [question.id, question]));
  const describe = ({ id, a, b }: ComparedQuestion) =>
    b === null
      ? `- ${quoteCode(id, 80)} was not asked of this run`
      : describeRow(b, questions.get(id), { run: report.id, links, before: a });
  const groups = Map.groupBy(rows, ({ change }) => change);
  const counts = changes
    .map(({ id, word }) => ({ word, count: groups.get(id)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word}`);
  const sentences = compareMeasures(rows).map((each) => `${writeHonestSentence(each)}`);
  const regressed = (groups.get('regressed') ?? []).map(describe);
  const name = quoteCode(against === null ? '' : nameRun(against), 60);
  return [
    {
      head: [
        `A is ${name}, B this run. Of ${rows.length} questions: ${counts.join(', ')}.`,
        ...sentences.map((text) => `- ${escapeMarkdown(text)}`),
      ],
      lines: [],
    },
    {
      head: regressed.length === 0 ? ['### Nothing regressed'] : ['### Regressed', ''],
      lines: regressed,
    },
    fold('Gained', (groups.get('gained') ?? []).map(describe)),
    fold(
      'Not grounded, as before',
      rows
        .filter(({ change, b }) => b !== null && change !== 'regressed' && change !== 'gained')
        .filter(({ b }) => b !== null && isOpen(b))
        .map(describe),
    ),
  ];
}

/** Without a run to hold against: every answer that falls short. */
function listOpenQuestions({ suite, report, links }: SummarySubject): SummaryPart[] {
  const questions = new Map(suite.key.questions.map((question) => [question.id, question]));
  const open = report.questions.filter(isOpen);
  const lines = open.map((row) =>
    describeRow(row, questions.get(row.id), { run: report.id, links }),
  );
  return [
    {
      head:
        open.length === 0
          ? ['### Every answer is grounded or refused rightly']
          : [`### Falls short in ${open.length} of ${report.questions.length} questions`, ''],
      lines,
    },
  ];
}

function isOpen(row: RunReport['questions'][number]): boolean {
  return !['grounded', 'refused'].includes(judgeVerdict(row).id);
}

function fold(title: string, lines: readonly string[]): SummaryPart {
  return { head: [], lines, folded: title };
}
