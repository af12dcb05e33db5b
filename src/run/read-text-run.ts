import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { splitLines } from '../text/lines.ts';
import type { GivenAnswer } from './collect-answers.ts';
import { listLimitFaults } from './limits.ts';
import { readAnswerLine } from './read-answer-line.ts';
import { findFrontMatter, readFrontMatter } from './read-front-matter.ts';
import { fillRunFields } from './run-fields-schema.ts';
import type { RunFields } from './run.ts';

/**
 * Reads a text with one JSON answer a line among any prose, and optional YAML front matter.
 * @throws ReportError `RunRefused` where it holds neither an answer nor a broken line, or where a part is out of bounds
 */
export function readTextRun(
  text: string,
  { file, suite }: { readonly file: string; readonly suite: string },
): { fields: RunFields; given: GivenAnswer[]; brokenLines: number[] } {
  const lines = splitLines(text);
  const block = findFrontMatter(lines);
  const { fields, faults } =
    block === null
      ? { fields: fillRunFields({}), faults: [] }
      : readFrontMatter(block, { file, suite });
  const bodyStart = block === null ? 0 : block.length + 2;
  const given: GivenAnswer[] = [];
  const brokenLines: number[] = [];
  const all: Fault[] = [...faults];
  for (const [at, line] of lines.entries()) {
    if (at < bodyStart) continue;
    const read = readAnswerLine(line);
    if (read === 'prose') continue;
    if (read === 'broken') {
      brokenLines.push(at + 1);
      continue;
    }
    given.push(read);
    all.push(...listLimitFaults(read).map((fault) => ({ file, line: at + 1, ...fault })));
  }
  if (given.length === 0 && brokenLines.length === 0) {
    const message =
      'no answer in it; write one JSON object a line: {"id":"…","answer":"…","citations":["path:12-15"]}';
    all.push({ file, message });
  }
  if (all.length > 0) throw new ReportError('RunRefused', all);
  return { fields, given, brokenLines };
}
