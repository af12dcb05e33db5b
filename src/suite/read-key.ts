import { describeIssues, formatFieldPath } from '../error/describe-issues.ts';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { parseJsonSource } from '../text/json-source.ts';
import type { JsonSource } from '../text/json-source.ts';
import { listTwinKeys } from '../text/list-twin-keys.ts';
import { findLines } from './find-lines.ts';
import type { KeyFault } from './key-fault.ts';
import { keySchema } from './key-schema.ts';
import type { KeyEvidence } from './key-schema.ts';
import { lenientKey } from './lenient-key.ts';
import type { LenientKey } from './lenient-key.ts';
import { listKeyFaults } from './list-key-faults.ts';
import type { AnswerKey, EvidenceLine, SuiteDocument } from './suite.ts';

type KeyContext = {
  /** The file as the user named it, for faults. */
  readonly file: string;
  /** The name of the suite's folder, which `suite` must repeat. */
  readonly folder: string;
  readonly documents: ReadonlyMap<string, SuiteDocument>;
};

/**
 * Reads an answer key and resolves its evidence to lines.
 * @throws ReportError `KeyRefused` with every fault of the key.
 */
export function readKey(text: string, { file, folder, documents }: KeyContext): AnswerKey {
  const source = parseJsonSource(text, file, 'KeyRefused');
  const lenient = lenientKey.parse(source.value);
  const parsed = keySchema.safeParse(source.value);
  const typeFaults = parsed.success ? [] : describeIssues(parsed.error);
  const places = new Set(typeFaults.map(({ path }) => formatFieldPath(path)));
  const faults = [
    ...listTwinKeys(source),
    ...typeFaults,
    // what has a wrong type is not missing besides
    ...listKeyFaults(lenient, folder, documents).filter(
      ({ path }) => !places.has(formatFieldPath(path)),
    ),
  ];
  if (!parsed.success || faults.length > 0) {
    throw new ReportError(
      'KeyRefused',
      faults.map((fault) => locateFault(fault, source, lenient, file)).toSorted(compareLines),
    );
  }
  const { plantedIn, refusals, canary, revision = 1, questions, suite, title } = parsed.data;
  const resolve = (evidence: KeyEvidence): EvidenceLine => resolveEvidence(evidence, documents);
  return {
    suite,
    title,
    revision,
    canary: canary ?? null,
    plantedIn: plantedIn === undefined ? null : resolve(plantedIn),
    refusals: { phrases: refusals?.phrases ?? [], patterns: refusals?.patterns ?? [] },
    questions: questions.map(
      ({
        evidence = [],
        alternatives = [],
        accepted = [],
        distractors = [],
        since = 1,
        ...rest
      }) => ({
        ...rest,
        answerable: rest.kind !== 'unanswerable',
        sets: [evidence, ...alternatives]
          .filter((set) => set.length > 0)
          .map((set) => set.map(resolve)),
        accepted,
        distractors,
        since,
      }),
    ),
  };
}

function resolveEvidence(
  { path, text }: KeyEvidence,
  documents: KeyContext['documents'],
): EvidenceLine {
  const document = documents.get(path);
  const [line] = document === undefined ? [] : findLines(document, text);
  if (line === undefined) throw new Error(`evidence of a checked key has no line: ${path}`);
  return { path, line, text };
}

/** A question's faults stand at the line of its `id` and name it. */
function locateFault(
  { path, message }: KeyFault,
  source: JsonSource,
  key: LenientKey,
  file: string,
): Fault {
  const [top, at, ...rest] = path;
  if (top !== 'questions' || typeof at !== 'number') {
    return { file, line: source.lineOf(path), field: formatFieldPath(path) || 'the key', message };
  }
  const id = key.questions[at]?.id ?? `questions[${at}]`;
  return {
    file,
    line: source.lineOf(['questions', at, 'id']),
    field: `${id} ${formatFieldPath(rest)}`.trim(),
    message,
  };
}

function compareLines(a: Fault, b: Fault): number {
  return (a.line ?? 0) - (b.line ?? 0);
}
