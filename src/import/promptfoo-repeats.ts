import type { GivenAnswer } from '../run/collect-answers.ts';
import type { ImportContext } from './importer.ts';
import type { PromptfooResult } from './promptfoo-schema.ts';
import { refuseImport } from './refuse-import.ts';

export type PlacedResult = {
  readonly result: PromptfooResult;
  readonly answers: readonly GivenAnswer[];
};

type Repeat = {
  readonly model: string;
  readonly answers: GivenAnswer[];
  /** Null where a provider did not say; promptfoo then writes 0. */
  tokens: number | null;
};

/** The results of one provider and one prompt, which is a run; of several, the one that is named. */
export function chooseProvider(
  results: readonly PlacedResult[],
  { file, options }: ImportContext,
): readonly PlacedResult[] {
  const chosen = results.filter(
    ({ result }) =>
      (options.provider === undefined || nameProvider(result) === options.provider) &&
      (options.prompt === undefined || result.promptIdx === options.prompt),
  );
  if (chosen.length === 0) {
    const providers = [...new Set(results.map(({ result }) => nameProvider(result)))].join(', ');
    const message = `no result of this provider and prompt; the providers are: ${providers || 'none'}`;
    throw refuseImport(file, [{ field: 'results.results', message }]);
  }
  const pairs = new Map(
    chosen.map(({ result }) => [
      `${result.promptIdx} ${nameProvider(result)}`,
      `--provider ${JSON.stringify(nameProvider(result))} --prompt ${result.promptIdx}`,
    ]),
  );
  if (pairs.size > 1) {
    const message = `several providers or prompts, and a run has one; choose ${[...pairs.values()].join(' or ')}`;
    throw refuseImport(file, [{ field: 'results.results', message }]);
  }
  return chosen;
}

function nameProvider({ provider }: PromptfooResult): string {
  return provider.label ?? provider.id;
}

/**
 * Repeats of a test follow one another under numbers of their own, so that the nth result for a question
 * belongs to the nth repeat. Where questions have different numbers of results there is no telling.
 */
export function splitRepeats(
  results: readonly PlacedResult[],
  { file }: ImportContext,
): readonly Repeat[] {
  const repeats: Repeat[] = [];
  const counts = new Map<string, number>();
  for (const { result, answers } of results) {
    const key = answers.map(({ id }) => id).join(' ');
    const at = counts.get(key) ?? 0;
    counts.set(key, at + 1);
    const repeat = (repeats[at] ??= { model: nameProvider(result), answers: [], tokens: 0 });
    for (const answer of answers) repeat.answers.push(answer);
    const tokens = result.response?.tokenUsage?.total ?? 0;
    repeat.tokens = repeat.tokens === null || tokens === 0 ? null : repeat.tokens + tokens;
  }
  if (new Set(counts.values()).size > 1) {
    const listed = [...counts].map(([id, count]) => `${id}: ${count}`).join(', ');
    const message = `not every question has as many results (${listed}); repeat all tests, or give each question one`;
    throw refuseImport(file, [{ field: 'results.results', message }]);
  }
  return repeats;
}
