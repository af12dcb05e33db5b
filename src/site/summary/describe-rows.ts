import type { ComparedQuestion } from '../../compare/compare-questions.ts';
import { explainQuestion } from '../../score/explain-question.ts';
import { findBestSet, listCitedRanges } from '../../score/find-best-set.ts';
import type { QuestionReport } from '../../score/report.ts';
import { judgeVerdict } from '../../score/verdict.ts';
import type { Question } from '../../suite/suite.ts';
import { escapeMarkdown, quoteCode } from '../../text/escape-markdown.ts';
import type { SummaryLinks } from './links.ts';

/** Places named of one answer, characters of an answer, and characters of a line of a list. */
const places = 3;
const quoted = 160;
const longest = 900;

/** A question as one line of a list: what became of it, why, the lines it cites, and where it will stand. */
export function describeRow(
  row: QuestionReport,
  question: Question | undefined,
  {
    run,
    links,
    before = null,
  }: {
    readonly run: string;
    readonly links: SummaryLinks;
    readonly before?: ComparedQuestion['a'];
  },
): string {
  const verdict = judgeVerdict(row);
  const was = before === null ? '' : `, was ${judgeVerdict(before).word}`;
  const start = `- ${quoteCode(row.id, 80)} **${verdict.word}**${was}`;
  const why = (most: number) =>
    question === undefined ? '' : escapeMarkdown(explainQuestion(question, row), most);
  const answer = row.answer === null ? '' : `answered ${quoteCode(row.answer, quoted)}`;
  const cited = (most: number) => listPlaces('cites', listCited(row), links, most);
  const missing = (most: number) =>
    question === undefined ? '' : listPlaces('evidence', listMissing(question, row), links, most);
  const address = links.run(run, row.id);
  const page = address === undefined ? '' : `[on the site, after merge](${address})`;
  const versions = [
    [start, why(240), answer, cited(places), missing(places), page],
    [start, why(240), cited(places), missing(places), page],
    [start, why(120), cited(1), missing(1), page],
    [start, why(120), page],
    [start],
  ];
  return versions.map(join).find((line) => line.length <= longest) ?? start;
}

function join(parts: readonly string[]): string {
  const [start = '', ...rest] = parts.filter((part) => part !== '');
  return rest.length === 0 ? start : `${start}: ${rest.join(' · ')}`;
}

type Place = { readonly path: string; readonly start: number; readonly end: number };

function listCited(row: QuestionReport): Place[] {
  return listCitedRanges(row).map(({ path, start, end }) => ({ path, start, end }));
}

/** The evidence lines that no citation holds. */
function listMissing(question: Question, row: QuestionReport): Place[] {
  return findBestSet(question, row)
    .filter(({ cited }) => !cited)
    .map(({ path, line }) => ({ path, start: line, end: line }));
}

function listPlaces(
  word: string,
  all: readonly Place[],
  links: SummaryLinks,
  most: number,
): string {
  if (all.length === 0) return '';
  const shown = all.slice(0, most).map(({ path, start, end }) => {
    const range = start === end ? `${start}` : `${start}-${end}`;
    const name = quoteCode(`${shortenPath(path)}:${range}`);
    const address = links.lines(path, { start, end });
    return address === undefined ? name : `[${name}](${address})`;
  });
  const more = all.length > most ? ` and ${all.length - most} more` : '';
  return `${word} ${shown.join(', ')}${more}`;
}

function shortenPath(path: string): string {
  return path.length > 60 ? `…${path.slice(-59)}` : path;
}
