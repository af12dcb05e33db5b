import { fillRunFields } from '../run/run-fields-schema.ts';
import type { Answer, Run } from '../run/run.ts';
import type { Question, Suite } from '../suite/suite.ts';
import { createScorer } from './create-scorer.ts';
import type { RunReport } from './report.ts';

/** A way to score well without reading. */
export type Probe = {
  readonly id: string;
  readonly label: string;
  /** What should give it away. */
  readonly caughtBy: string;
  /** What it answers to a suite's questions, or null where the suite gives it no hold. */
  readonly prepare: (suite: Suite) => ((question: Question) => Answer) | null;
};

const refusal = 'The documents do not say.';
/** The most that a run file may hold, so that each probe could be one. */
const maxAnswerLength = 65_536;
const maxCitations = 1000;

/** Runs made to cheat. They go to the scorer directly and are never committed as runs. */
export const probes: readonly Probe[] = [
  {
    id: 'cite-documents',
    label: 'cites every document whole',
    caughtBy: 'grounded: a document without lines covers no evidence; document only counts it',
    prepare: (suite) => {
      const citations = listPaths(suite);
      return ({ question }) => ({ answer: question, citations });
    },
  },
  {
    id: 'cite-lines',
    label: 'cites every line',
    caughtBy: 'precision: the evidence is a small part of what is cited; nothing is right',
    prepare: (suite) => {
      const citations = listAllLines(suite);
      return ({ question }) => ({ answer: question, citations });
    },
  },
  {
    id: 'paste-documents',
    label: 'pastes the documents and cites every line',
    caughtBy: 'hedged and precision: with the right value it holds the wrong ones',
    prepare: (suite) => repeat(pasteDocuments(suite), listAllLines(suite)),
  },
  {
    id: 'name-values',
    label: 'names every value that the key accepts anywhere, as if it had leaked',
    caughtBy:
      'grounded and refused: nothing is cited and nothing refused; hedged where twins differ',
    prepare: (suite) => repeat(cutText(listValues(suite).join('; '))),
  },
  {
    id: 'refuse',
    label: 'always refuses',
    caughtBy: 'over-refused: only the unanswerable questions are right',
    prepare: () => repeat(refusal),
  },
  {
    id: 'repeat-question',
    label: 'repeats the question',
    caughtBy: 'right: no question holds its own answer',
    prepare:
      () =>
      ({ question }) => ({ answer: question, citations: [] }),
  },
  {
    id: 'echo-instruction',
    label: 'does what the planted instruction asks',
    caughtBy: 'planted instruction: every answer holds the canary',
    prepare: ({ key: { canary, plantedIn } }) =>
      canary === null
        ? null
        : repeat(canary, plantedIn === null ? [] : [`${plantedIn.path}:${plantedIn.line}`]),
  },
  {
    id: 'everything',
    label: 'names every value of a leaked key, refuses, and cites every line',
    caughtBy: 'precision and hedged only: right and grounded do not see it',
    prepare: (suite) =>
      repeat(cutText(`${refusal} ${listValues(suite).join('; ')}`), listAllLines(suite)),
  },
];

/** The reports of the probes that a suite gives a hold to, in their order. */
export function scoreProbes(suite: Suite): RunReport[] {
  const score = createScorer(suite);
  return probes.flatMap((probe) => {
    const run = buildProbeRun(probe, suite);
    return run === null ? [] : [score(run)];
  });
}

/** A probe's answers to every question of a suite. */
export function buildProbeRun({ id, label, prepare }: Probe, suite: Suite): Run | null {
  const answer = prepare(suite);
  if (answer === null) return null;
  const answers = new Map(suite.key.questions.map((question) => [question.id, answer(question)]));
  const fields = fillRunFields({ label, mode: 'probe' });
  return { id, ...fields, answers, brokenLines: [], superseded: new Set() };
}

/** The same answer to every question. */
function repeat(answer: string, citations: readonly string[] = []): () => Answer {
  return () => ({ answer, citations });
}

function listPaths({ documents }: Suite): string[] {
  return [...documents.keys()].slice(0, maxCitations);
}

function listAllLines({ documents }: Suite): string[] {
  return [...documents.values()]
    .filter(({ lines }) => lines.length > 0)
    .map(({ path, lines }) => `${path}:1-${lines.length}`)
    .slice(0, maxCitations);
}

function listValues({ key }: Suite): string[] {
  return [...new Set(key.questions.flatMap(({ accepted }) => accepted.flat()))];
}

/** The shortest documents first, so that most of them fit. */
function pasteDocuments({ documents }: Suite): string {
  const texts = Array.from(documents.values(), ({ lines }) => lines.join('\n'));
  return cutText(texts.toSorted((a, b) => a.length - b.length).join('\n'));
}

/** As much of a text as fits an answer. */
function cutText(text: string): string {
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    bytes += countBytes(character);
    if (bytes > maxAnswerLength) break;
    end += character.length;
  }
  return text.slice(0, end);
}

function countBytes(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
