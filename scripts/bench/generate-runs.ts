import type { Question, Suite } from '../../src/suite/suite.ts';
import { createDraw } from '../make-scale/create-draw.ts';
import type { Draw } from '../make-scale/create-draw.ts';

type GeneratedRun = { readonly id: string; readonly text: string };

/** Synthetic runs over a suite: right, half cited, wrong, refused and open answers in a drawn mix. */
export function* generateRuns(suite: Suite, count: number, seed: number): Generator<GeneratedRun> {
  const draw = createDraw(seed);
  const paths = [...suite.documents.keys()];
  for (let at = 1; at <= count; at += 1) {
    const run = {
      suite: suite.name,
      label: `Synthetic run ${at} of ${count}`,
      mode: draw.pick(['brain', 'documents']),
      model: draw.pick(['synthetic-small', 'synthetic-large', 'synthetic-huge']),
      client: 'bench',
      system: `seed ${seed}, run ${at}`,
      date: `2026-0${draw.whole(1, 9)}-1${draw.whole(0, 9)}`,
      toolCalls: draw.whole(20, 90),
      tokens: draw.whole(60_000, 120_000),
      answers: suite.key.questions.map((question) => draftAnswer(question, suite, paths, draw)),
    };
    yield { id: `synthetic-${String(at).padStart(4, '0')}`, text: JSON.stringify(run) };
  }
}

function draftAnswer(question: Question, suite: Suite, paths: readonly string[], draw: Draw) {
  const { id, accepted, distractors, sets } = question;
  const outcome = draw.whole(1, 20);
  if (outcome === 1) return { id, answer: null };
  if (accepted.length === 0 || outcome === 2) return { id, answer: 'The documents do not say.' };
  const isWrong = outcome === 3 && distractors.length > 0;
  const values = isWrong ? [draw.pick(distractors)] : accepted.map((group) => draw.pick(group));
  const cited = draw.pick(sets).map(({ path, line }) => {
    const end = Math.min(
      line + draw.pick([0, 0, 0, 1, 2, 4]),
      suite.documents.get(path)?.lines.length ?? line,
    );
    return end === line ? `${path}:${line}` : `${path}:${line}-${end}`;
  });
  const extra = outcome > 16 ? [`${draw.pick(paths)}:1-${draw.whole(1, 4)}`] : [];
  return {
    id,
    answer: `As the documents have it, it is ${values.join(', and ')}; that is all they say of it.`,
    citations: outcome === 4 ? extra : [...cited, ...extra],
  };
}
