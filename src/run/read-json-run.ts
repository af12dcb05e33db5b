import { z } from 'zod';
import { describeIssues, formatFieldPath } from '../error/describe-issues.ts';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import type { GivenAnswer } from './collect-answers.ts';
import { listKeyedEntries } from './list-keyed-entries.ts';
import { listLimitFaults } from './limits.ts';
import { fillRunFields, runFieldsSchema } from './run-fields-schema.ts';
import type { RunFields } from './run.ts';

const answerFields = { answer: z.string().nullish(), citations: z.array(z.unknown()).nullish() };
const listedAnswer = z.object({ id: z.string(), ...answerFields });
const keyedAnswer = z.union([
  z.null(),
  z.string(),
  z.object({ id: z.string().optional(), ...answerFields }),
]);

type ReadAnswers = { given: GivenAnswer[]; faults: { field: string; message: string }[] };

/**
 * Reads a run that is one JSON object with `answers`.
 * @param text the file's text, from which `value` was parsed
 * @throws ReportError `RunRefused` with every fault of the file
 */
export function readJsonRun(
  text: string,
  value: object & { answers: unknown },
  file: string,
): { fields: RunFields; given: GivenAnswer[] } {
  const fields = runFieldsSchema.safeParse(value);
  const { given, faults } = readAnswers(text, value.answers, file);
  const all: Fault[] = [
    ...(fields.success
      ? []
      : describeIssues(fields.error).map(({ path, message }) => ({
          field: formatFieldPath(path),
          message,
        }))),
    ...faults,
  ].map((fault) => ({ file, ...fault }));
  if (!fields.success || all.length > 0) throw new ReportError('RunRefused', all);
  return { fields: fillRunFields(fields.data), given };
}

function readAnswers(text: string, answers: unknown, file: string): ReadAnswers {
  if (Array.isArray(answers))
    return joinAnswers(answers.map((entry: unknown, at) => readListed(entry, `answers[${at}]`)));
  if (typeof answers === 'object' && answers !== null) {
    return joinAnswers(
      listKeyedEntries(text, answers, file).map(([id, entry]) => readKeyed(id, entry)),
    );
  }
  return {
    given: [],
    faults: [
      { field: 'answers', message: 'neither a list of answers nor an object from id to answer' },
    ],
  };
}

function joinAnswers(parts: readonly ReadAnswers[]): ReadAnswers {
  return {
    given: parts.flatMap(({ given }) => given),
    faults: parts.flatMap(({ faults }) => faults),
  };
}

function readListed(entry: unknown, field: string): ReadAnswers {
  const parsed = listedAnswer.safeParse(entry);
  if (!parsed.success) return { given: [], faults: listFieldFaults(field, parsed.error) };
  const { id, answer, citations } = parsed.data;
  return checkLimits({ id, answer: answer ?? null, citations: citations ?? [] }, field);
}

function readKeyed(id: string, entry: unknown): ReadAnswers {
  const field = `answers.${id}`;
  const parsed = keyedAnswer.safeParse(entry);
  if (!parsed.success) {
    const strict = keyedAnswer.options[2].safeParse(entry);
    return { given: [], faults: strict.success ? [] : listFieldFaults(field, strict.error) };
  }
  if (parsed.data === null || typeof parsed.data === 'string')
    return checkLimits({ id, answer: parsed.data, citations: [] }, field);
  const { id: inner = id, answer, citations } = parsed.data;
  if (inner !== id) {
    return {
      given: [],
      faults: [
        {
          field: `${field}.id`,
          message: `is ${JSON.stringify(inner)}; leave it out or make it the same`,
        },
      ],
    };
  }
  return checkLimits({ id, answer: answer ?? null, citations: citations ?? [] }, field);
}

function checkLimits(answer: GivenAnswer, field: string): ReadAnswers {
  const faults = listLimitFaults(answer).map((fault) => ({
    ...fault,
    field: `${field}.${fault.field}`,
  }));
  return { given: [answer], faults };
}

function listFieldFaults(field: string, error: z.ZodError): ReadAnswers['faults'] {
  return describeIssues(error).map(({ path, message }) => {
    const rest = formatFieldPath(path);
    return { field: rest === '' ? field : `${field}.${rest}`, message };
  });
}
