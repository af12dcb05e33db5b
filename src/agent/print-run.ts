import type { Answer, Run, RunFields } from '../run/run.ts';
import { collectSeen } from '../score/collect-seen.ts';
import type { Suite } from '../suite/suite.ts';

/** What only the user of an agent can say of a run. */
export type GivenRunFields = Pick<
  RunFields,
  'label' | 'model' | 'client' | 'system' | 'commit' | 'date' | 'series'
>;

type RunParts = GivenRunFields &
  Pick<RunFields, 'mode' | 'builder' | 'toolCalls' | 'tokens'> & {
    readonly answers: ReadonlyMap<string, Answer>;
  };

/**
 * A complete run file: what was given, the key's revision, what the run saw of the lines it cites, and
 * the answers, those to the key's questions in its order. Absent fields are left out; the same run gives
 * the same bytes.
 * @param schema what `$schema` says, or null
 */
export function printRun(parts: RunParts, suite: Suite, schema: string | null = null): string {
  const { label, mode, model, client, system, commit, date, builder, series } = parts;
  const { toolCalls, tokens, answers } = parts;
  const keyRevision = suite.key.revision;
  const run: Run = {
    ...{ id: '', label, mode, model, client, system, commit, date, builder, series },
    ...{ keyRevision, seen: null, toolCalls, tokens, answers },
    brokenLines: [],
    superseded: new Set(),
  };
  const about = { label, mode, model, client, system, commit, date, builder, series };
  const fields = {
    $schema: schema,
    ...about,
    suite: suite.name,
    keyRevision,
    toolCalls,
    tokens,
    seen: collectSeen(run, suite),
  };
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  const value = { ...Object.fromEntries(given), answers: listAnswers(answers, suite) };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function listAnswers(answers: ReadonlyMap<string, Answer>, suite: Suite) {
  const asked = suite.key.questions.map(({ id }) => id);
  const known = new Set(asked);
  const ids = [...asked, ...[...answers.keys()].filter((id) => !known.has(id))];
  return ids.flatMap((id) => {
    const given = answers.get(id);
    return given === undefined ? [] : [{ id, answer: given.answer, citations: given.citations }];
  });
}
