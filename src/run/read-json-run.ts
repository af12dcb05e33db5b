import { z } from 'zod';
import { describeIssues } from '../error/describe-issues.ts';
import type { FieldFault } from '../error/describe-issues.ts';
import { mostFaults } from '../error/most-faults.ts';
import { placeFaults } from '../error/place-faults.ts';
import { ReportError } from '../error/report-error.ts';
import { parseJsonSource } from '../text/json-source.ts';
import { checkRunFields } from './check-run-fields.ts';
import type { GivenAnswer } from './collect-answers.ts';
import { listKeyedEntries } from './list-keyed-entries.ts';
import { listLimitFaults } from './limits.ts';
import type { RunFields } from './run.ts';

const answerFields = {
  answer: z.string().nullish().describe('Null or blank where the question was left open.'),
  citations: z
    .array(z.unknown().describe('`path:12-15`, or an object with path, start, end and commit.'))
    .nullish()
    .describe('The lines that the answer rests on.'),
};
/** An entry of `answers` where that is a list. */
export const listedAnswer = z.object({ id: z.string(), ...answerFields });
/** An entry of `answers` where that is an object from id to answer, unless it is a bare text or null. */
export const objectAnswer = z.object({ id: z.string().optional(), ...answerFields });

/** Larger files are refused without line numbers, which cost a tree of the whole text. */
const maxLocatedLength = 4 * 1024 * 1024;

type ReadAnswers = { given: GivenAnswer[]; faults: FieldFault[] };

/**
 * Reads a run that is one JSON object with `answers`.
 * @param text the file's text, from which `value` was parsed
 * @throws ReportError `RunRefused` with every fault of the file
 */
export function readJsonRun(
  text: string,
  value: object & { answers: unknown },
  { file, suite }: { readonly file: string; readonly suite: string },
): { fields: RunFields; given: GivenAnswer[] } {
  const { fields, faults } = checkRunFields(value, suite);
  const read = readAnswers(text, value.answers, file);
  const all = [...faults, ...read.faults];
  if (all.length > 0) {
    const { lineOf } =
      text.length > maxLocatedLength
        ? { lineOf: () => undefined }
        : parseJsonSource(text, file, 'RunRefused');
    throw new ReportError('RunRefused', placeFaults(all, { file, lineOf }));
  }
  return { fields, given: read.given };
}

function readAnswers(text: string, answers: unknown, file: string): ReadAnswers {
  if (Array.isArray(answers))
    return joinAnswers(answers, (entry: unknown, at) => readListed(entry, at));
  if (typeof answers === 'object' && answers !== null) {
    return joinAnswers(listKeyedEntries(text, answers, file), ([id, entry]) =>
      readKeyed(id, entry),
    );
  }
  const message = 'neither a list of answers nor an object from id to answer';
  return { given: [], faults: [{ path: ['answers'], message }] };
}

function joinAnswers<T>(
  entries: readonly T[],
  read: (entry: T, at: number) => ReadAnswers,
): ReadAnswers {
  const given: GivenAnswer[] = [];
  const faults: FieldFault[] = [];
  for (const [at, entry] of entries.entries()) {
    const part = read(entry, at);
    for (const answer of part.given) given.push(answer);
    for (const fault of part.faults) faults.push(fault);
    if (faults.length < mostFaults || at === entries.length - 1) continue;
    const message = `the ${entries.length - at - 1} answers after this one are not read; mend the faults so far first`;
    return { given, faults: [...faults, { path: ['answers'], message }] };
  }
  return { given, faults };
}

function readListed(entry: unknown, at: number): ReadAnswers {
  const path = ['answers', at];
  const parsed = listedAnswer.safeParse(entry);
  return parsed.success
    ? checkLimits(parsed.data.id, parsed.data, path)
    : { given: [], faults: placeBelow(path, describeIssues(parsed.error)) };
}

function readKeyed(id: string, entry: unknown): ReadAnswers {
  const path = ['answers', id];
  if (entry === null || typeof entry === 'string') return checkLimits(id, { answer: entry }, path);
  const parsed = objectAnswer.safeParse(entry);
  if (!parsed.success) return { given: [], faults: placeBelow(path, describeIssues(parsed.error)) };
  const { id: inner = id } = parsed.data;
  if (inner === id) return checkLimits(id, parsed.data, path);
  const message = `is ${JSON.stringify(inner)}; leave it out or make it the same`;
  return { given: [], faults: [{ path: [...path, 'id'], message }] };
}

function checkLimits(
  id: string,
  { answer, citations }: Omit<z.output<typeof objectAnswer>, 'id'>,
  path: FieldFault['path'],
): ReadAnswers {
  const given = { id, answer: answer ?? null, citations: citations ?? [] };
  const faults = listLimitFaults(given).map(({ field, message }) => ({ path: [field], message }));
  return { given: [given], faults: placeBelow(path, faults) };
}

function placeBelow(top: FieldFault['path'], faults: readonly FieldFault[]): FieldFault[] {
  return faults.map(({ path, message }) => ({ path: [...top, ...path], message }));
}
