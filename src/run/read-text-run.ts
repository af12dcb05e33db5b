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
  file: string,
): { fields: RunFields; suite: string | null; given: GivenAnswer[]; brokenLines: number[] } {
  const lines = splitLines(text);
  const block = findFrontMatter(lines);
  const head =
    block === null ? { fields: fillRunFields({}), suite: null } : readFrontMatter(block, file);
  const bodyStart = block === null ? 0 : block.length + 2;
  const given: GivenAnswer[] = [];
  const brokenLines: number[] = [];
  const faults: Fault[] = [];
  for (const [at, line] of lines.entries()) {
    if (at < bodyStart) continue;
    const read = readAnswerLine(line);
    if (read === 'prose') continue;
    if (read === 'broken') {
      brokenLines.push(at + 1);
      continue;
    }
    given.push(read);
    faults.push(...listLimitFaults(read).map((fault) => ({ file, line: at + 1, ...fault })));
  }
  if (given.length === 0 && brokenLines.length === 0) {
    const message =
      'no answer in it; write one JSON object a line: {"id":"…","answer":"…","citations":["path:12-15"]}';
    throw new ReportError('RunRefused', [{ file, message }]);
  }
  if (faults.length > 0) throw new ReportError('RunRefused', faults);
  return { ...head, given, brokenLines };
}
