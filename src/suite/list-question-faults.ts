import { fold } from '../text/fold.ts';
import { findLines } from './find-lines.ts';
import type { KeyFault } from './key-fault.ts';
import type { KeyEvidence } from './key-schema.ts';
import type { LenientQuestion } from './lenient-key.ts';
import { suggestDocument, suggestLine } from './suggest-evidence.ts';
import type { SuiteDocument } from './suite.ts';

type Documents = ReadonlyMap<string, SuiteDocument>;
type Located<T> = { readonly path: readonly (string | number)[]; readonly value: T };

/** Every fault of one question; paths begin at the question. */
export function listQuestionFaults(
  question: LenientQuestion,
  documents: Documents,
  revision: number,
): KeyFault[] {
  return [
    ...(question.kind === null ? [] : listKindFaults(question)),
    ...question.alternatives.flatMap((set, at) =>
      set.length === 0
        ? [
            {
              path: ['alternatives', at],
              message: 'empty alternative; name its lines or remove it',
            },
          ]
        : [],
    ),
    ...question.accepted.flatMap((group, at) =>
      group.length === 0
        ? [{ path: ['accepted', at], message: 'empty group; give its values or remove it' }]
        : [],
    ),
    ...listEvidence(question).flatMap(({ path, value }) =>
      listEvidenceFaults(path, value, documents),
    ),
    ...listValueFaults(question),
    ...(question.since > revision
      ? [
          {
            path: ['since'],
            message: `is ${question.since}, above the key's revision ${revision}; raise the revision`,
          },
        ]
      : []),
  ];
}

function listKindFaults(question: LenientQuestion): KeyFault[] {
  return question.kind === 'unanswerable' ? listAnswerFaults(question) : listGapFaults(question);
}

/** What an unanswerable question must not have. */
function listAnswerFaults(question: LenientQuestion): KeyFault[] {
  return (['evidence', 'alternatives', 'accepted'] as const)
    .filter((field) => question[field].length > 0)
    .map((field) => ({
      path: [field],
      message: 'an unanswerable question has none; remove it or give the question another kind',
    }));
}

/** What an answerable question lacks. */
function listGapFaults(question: LenientQuestion): KeyFault[] {
  const missing = {
    evidence: 'name the lines that hold the answer',
    accepted: 'give the values that make an answer right',
  };
  return (['evidence', 'accepted'] as const)
    .filter((field) => question[field].length === 0)
    .map((field) => ({
      path: [field],
      message: `an answerable question needs it; ${missing[field]}`,
    }));
}

function listEvidence(question: LenientQuestion): Located<KeyEvidence>[] {
  const sets = [question.evidence, ...question.alternatives];
  return sets.flatMap((set, setAt) =>
    set.flatMap((value, at) => {
      const path = setAt === 0 ? ['evidence', at] : ['alternatives', setAt - 1, at];
      return value === null ? [] : [{ path, value }];
    }),
  );
}

/** Why an evidence text does not name exactly one line, if it does not. */
export function listEvidenceFaults(
  path: KeyFault['path'],
  { path: name, text }: KeyEvidence,
  documents: Documents,
): KeyFault[] {
  const document = documents.get(name);
  if (document === undefined) {
    return [
      {
        path: [...path, 'path'],
        message: `no document ${JSON.stringify(name)}; paths are relative to docs/ and case-sensitive${suggestDocument({ path: name, text }, documents)}`,
      },
    ];
  }
  if (text === '') return [{ path: [...path, 'text'], message: 'empty; quote a part of the line' }];
  const lines = findLines(document, text);
  if (lines.length === 1) return [];
  const found =
    lines.length === 0
      ? 'found in no line'
      : `found in ${lines.length} lines (${lines.slice(0, 5).join(', ')}${lines.length > 5 ? ', …' : ''})`;
  return [
    {
      path: [...path, 'text'],
      message: `${JSON.stringify(text)} is ${found} of ${name}; quote text that exactly one line contains${lines.length === 0 ? suggestLine({ path: name, text }, documents) : ''}`,
    },
  ];
}

function listValueFaults(question: LenientQuestion): KeyFault[] {
  const values = question.accepted.flatMap((group, groupAt) =>
    group.flatMap((value, at) => locate(['accepted', groupAt, at], value)),
  );
  const distractors = question.distractors.flatMap((value, at) =>
    locate(['distractors', at], value),
  );
  const accepted = new Set(values.map(({ value }) => fold(value)));
  return [
    ...listEmptyFolds([...values, ...distractors]),
    ...distractors
      .filter(({ value }) => fold(value) !== '' && accepted.has(fold(value)))
      .map(({ path, value }) => ({
        path,
        message: `${JSON.stringify(value)} is also an accepted value; it can be only one of the two`,
      })),
  ];
}

function locate(path: Located<string>['path'], value: string | null): Located<string>[] {
  return value === null ? [] : [{ path, value }];
}

/** Values that fold to nothing and would match nowhere. */
export function listEmptyFolds(values: readonly Located<string>[]): KeyFault[] {
  return values
    .filter(({ value }) => fold(value) === '')
    .map(({ path, value }) => ({
      path,
      message: `${JSON.stringify(value)} folds to nothing; give letters, digits or signs`,
    }));
}
