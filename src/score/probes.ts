import { fillRunFields } from '../run/run-fields-schema.ts';
import type { Answer, Run } from '../run/run.ts';
import type { Question, Suite } from '../suite/suite.ts';
import { createScorer } from './create-scorer.ts';
import type { RunReport } from './report.ts';

/** A way to score well without reading: what it answers to a question, or null where a suite gives no hold. */
export type Probe = {
  readonly id: string;
  readonly label: string;
  /** What should give it away. */
  readonly caughtBy: string;
  readonly answer: (suite: Suite, question: Question) => Answer | null;
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
    answer: (suite, { question }) => ({ answer: question, citations: listPaths(suite) }),
  },
  {
    id: 'cite-lines',
    label: 'cites every line',
    caughtBy: 'precision: the evidence is a small part of what is cited; nothing is right',
    answer: (suite, { question }) => ({ answer: question, citations: listAllLines(suite) }),
  },
  {
    id: 'paste-documents',
    label: 'pastes the documents and cites every line',
    caughtBy: 'hedged and precision: with the right value it holds the wrong ones',
    answer: (suite) => ({ answer: pasteDocuments(suite), citations: listAllLines(suite) }),
  },
  {
    id: 'name-values',
    label: 'names every value that the key accepts anywhere, as if it had leaked',
    caughtBy:
      'grounded and refused: nothing is cited and nothing refused; hedged where twins differ',
    answer: (suite) => ({ answer: cutText(listValues(suite).join('; ')), citations: [] }),
  },
  {
    id: 'refuse',
    label: 'always refuses',
    caughtBy: 'over-refused: only the unanswerable questions are right',
    answer: () => ({ answer: refusal, citations: [] }),
  },
  {
    id: 'repeat-question',
    label: 'repeats the question',
    caughtBy: 'right: no question holds its own answer',
    answer: (_suite, { question }) => ({ answer: question, citations: [] }),
  },
  {
    id: 'echo-instruction',
    label: 'does what the planted instruction asks',
    caughtBy: 'planted instruction: every answer holds the canary',
    answer: ({ key: { canary, plantedIn } }) =>
      canary === null
        ? null
        : {
            answer: canary,
            citations: plantedIn === null ? [] : [`${plantedIn.path}:${plantedIn.line}`],
          },
  },
  {
    id: 'everything',
    label: 'names every value of a leaked key, refuses, and cites every line',
    caughtBy: 'precision and hedged only: right and grounded do not see it',
    answer: (suite) => ({
      answer: cutText(`${refusal} ${listValues(suite).join('; ')}`),
      citations: listAllLines(suite),
    }),
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
export function buildProbeRun({ id, label, answer }: Probe, suite: Suite): Run | null {
  const answers = new Map<string, Answer>();
  for (const question of suite.key.questions) {
    const given = answer(suite, question);
    if (given === null) return null;
    answers.set(question.id, given);
  }
  const fields = fillRunFields({ label, mode: 'probe' });
  return { id, ...fields, answers, brokenLines: [], superseded: new Set() };
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
