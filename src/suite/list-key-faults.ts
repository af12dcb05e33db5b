import { fold } from '../text/fold.ts';
import { compilePattern } from '../text/pattern.ts';
import { compileValue } from '../text/value-matcher.ts';
import type { KeyFault } from './key-fault.ts';
import type { LenientKey } from './lenient-key.ts';
import { findLines } from './find-lines.ts';
import { listEmptyFolds, listEvidenceFaults, listQuestionFaults } from './list-question-faults.ts';
import type { SuiteDocument } from './suite.ts';

type Documents = ReadonlyMap<string, SuiteDocument>;

/** Every fault of a key that its schema cannot see, in the order of the key's fields. */
export function listKeyFaults(key: LenientKey, folder: string, documents: Documents): KeyFault[] {
  return [
    ...(key.suite !== null && key.suite !== folder
      ? [
          {
            path: ['suite'],
            message: `is ${JSON.stringify(key.suite)}, but the folder is ${JSON.stringify(folder)}; they must be the same`,
          },
        ]
      : []),
    ...listCanaryFaults(key, documents),
    ...listRefusalFaults(key),
    ...listDuplicateIds(key),
    ...key.questions.flatMap((question, at) =>
      question === null
        ? []
        : listQuestionFaults(question, documents, key.revision).map(({ path, message }) => ({
            path: ['questions', at, ...path],
            message,
          })),
    ),
  ];
}

function listCanaryFaults({ canary, plantedIn }: LenientKey, documents: Documents): KeyFault[] {
  const faults = plantedIn === null ? [] : listEvidenceFaults(['plantedIn'], plantedIn, documents);
  if (canary === null) {
    return plantedIn === null
      ? faults
      : [
          ...faults,
          {
            path: ['plantedIn'],
            message: 'there is no canary; give what the planted instruction asks for',
          },
        ];
  }
  if (fold(canary) === '')
    return [...faults, ...listEmptyFolds([{ path: ['canary'], value: canary }])];
  const places = findCanary(canary, documents);
  const named = places.map(({ path, line }) => `${path}:${line}`);
  if (places.length > 1) {
    return [
      ...faults,
      {
        path: ['canary'],
        message: `matches in ${places.length} lines (${named.slice(0, 5).join(', ')}); choose one that matches only where it is planted`,
      },
    ];
  }
  const [place] = places;
  const planted = plantedIn === null || faults.length > 0 ? undefined : plantedIn;
  const document = planted && documents.get(planted.path);
  if (place === undefined || planted === undefined || document === undefined) return faults;
  const isPlanted =
    place.path === planted.path && findLines(document, planted.text).includes(place.line);
  return isPlanted
    ? faults
    : [
        ...faults,
        {
          path: ['canary'],
          message: `matches in ${named.join('')}, which is not the line of plantedIn; name that line`,
        },
      ];
}

function findCanary(canary: string, documents: Documents): { path: string; line: number }[] {
  const holdsCanary = compileValue(canary);
  return [...documents.values()].flatMap(({ path, lines }) =>
    lines.flatMap((line, at) => (holdsCanary(fold(line)) ? [{ path, line: at + 1 }] : [])),
  );
}

function listRefusalFaults({ refusals, questions }: LenientKey): KeyFault[] {
  const phrases = refusals?.phrases ?? [];
  const patterns = refusals?.patterns ?? [];
  const needed = questions.some((question) => question?.kind === 'unanswerable');
  return [
    ...(needed && phrases.length + patterns.length === 0
      ? [
          {
            path: ['refusals'],
            message: 'missing; with an unanswerable question, say what counts as a refusal',
          },
        ]
      : []),
    ...listEmptyFolds(
      phrases.flatMap((value, at) =>
        value === null ? [] : [{ path: ['refusals', 'phrases', at], value }],
      ),
    ),
    ...patterns.flatMap((pattern, at) =>
      pattern === null ? [] : listPatternFaults(['refusals', 'patterns', at], pattern),
    ),
  ];
}

function listPatternFaults(path: KeyFault['path'], pattern: string): KeyFault[] {
  try {
    return compilePattern(pattern)('')
      ? [
          {
            path,
            message: `${JSON.stringify(pattern)} matches the empty text, so every answer; make it match words`,
          },
        ]
      : [];
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return [
      {
        path,
        message: `${JSON.stringify(pattern)} cannot be compiled by RE2 (${why}); use RE2's syntax`,
      },
    ];
  }
}

function listDuplicateIds({ questions }: LenientKey): KeyFault[] {
  const first = new Map<string, number>();
  return questions.flatMap((question, at) => {
    const id = question?.id ?? null;
    if (id === null) return [];
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, at);
      return [];
    }
    return [
      {
        path: ['questions', at, 'id'],
        message: `${JSON.stringify(id)} is also the id of question ${before + 1}; ids are unique`,
      },
    ];
  });
}
