import { z } from 'zod';
import type { RunReport } from '../score/report.ts';
import { scorerVersion } from '../score/report.ts';
import { judgeVerdict } from '../score/verdict.ts';
import type { VerdictId } from '../score/verdict.ts';
import type { AnswerKey, Question, Suite } from '../suite/suite.ts';
import { compareCodeUnits } from '../text/compare-code-units.ts';
import { sha256 } from '../text/sha256.ts';

const verdictId = z.enum(['grounded', 'right', 'wrong', 'refused', 'unrefused', 'unanswered']);
const rowSchema = z.strictObject({ verdict: verdictId, answer: z.string(), question: z.string() });

/** The verdicts on a suite's runs at one time, with what they depended on. */
export const snapshotSchema = z.strictObject({
  suite: z.string(),
  keyHash: z.string(),
  docsHash: z.string(),
  scorer: z.int(),
  runs: z.record(z.string(), z.record(z.string(), rowSchema)),
});

export type Snapshot = z.output<typeof snapshotSchema>;

/** What a verdict can have changed by. */
export type FlipCause = 'answer' | 'key' | 'documents' | 'scorer';

export type Flip = {
  readonly run: string;
  readonly question: string;
  readonly from: VerdictId;
  readonly to: VerdictId;
  /** All that changed for this question since the snapshot, the likeliest first. */
  readonly causes: readonly FlipCause[];
};

/** Takes a snapshot of scored runs on one suite. */
export function takeSnapshot(suite: Suite, runs: readonly RunReport[]): Snapshot {
  const questions = new Map(
    suite.key.questions.map((question) => [question.id, hashQuestion(question, suite.key)]),
  );
  return {
    suite: suite.name,
    keyHash: suite.keyHash,
    docsHash: suite.docsHash,
    scorer: scorerVersion,
    runs: Object.fromEntries(
      runs
        .toSorted((a, b) => compareCodeUnits(a.id, b.id))
        .map((run) => [
          run.id,
          Object.fromEntries(
            run.questions.map((row) => [
              row.id,
              {
                verdict: judgeVerdict(row).id,
                answer: hash([row.answer, row.citations.map(({ text }) => text)]),
                question: questions.get(row.id) ?? '',
              },
            ]),
          ),
        ]),
    ),
  };
}

/** The verdicts that differ between two snapshots of a suite, with what else differs. */
export function listFlips(before: Snapshot, now: Snapshot): Flip[] {
  return Object.entries(now.runs).flatMap(([run, rows]) =>
    Object.entries(rows).flatMap(([question, row]): Flip[] => {
      const old = before.runs[run]?.[question];
      if (old === undefined || old.verdict === row.verdict) return [];
      const causes: [FlipCause, boolean][] = [
        ['answer', old.answer !== row.answer],
        ['key', old.question !== row.question],
        ['documents', before.docsHash !== now.docsHash],
        ['scorer', before.scorer !== now.scorer],
      ];
      return [
        {
          run,
          question,
          from: old.verdict,
          to: row.verdict,
          causes: causes.filter(([, differs]) => differs).map(([cause]) => cause),
        },
      ];
    }),
  );
}

/** Of what the key says; on which lines its evidence stands now is the documents' doing. */
function hashQuestion({ sets, ...question }: Question, { refusals }: AnswerKey): string {
  const evidence = sets.map((set) => set.map(({ path, text }) => [path, text]));
  return hash([question, evidence, refusals]);
}

function hash(value: unknown): string {
  return sha256(JSON.stringify(value)).slice(0, 16);
}
