import { buildCitationIndex } from '../site/build-citation-index.ts';
import type { CitationIndex } from '../site/build-citation-index.ts';
import { listResting } from '../site/list-resting.ts';
import type { Resting } from '../site/list-resting.ts';
import type { Suite } from '../suite/suite.ts';
import { loadSite } from './site-data.ts';

type SuiteIndex = {
  readonly index: CitationIndex;
  readonly restingOf: (path: string) => readonly Resting[];
};

const indexes = new WeakMap<Suite, SuiteIndex>();

/** Who cites what in a suite and what rests on what, found once a build. */
export async function loadCitationIndex(suite: Suite): Promise<SuiteIndex> {
  const known = indexes.get(suite);
  if (known !== undefined) return known;
  const { runsOf } = await loadSite();
  const resting = listResting(suite);
  const made: SuiteIndex = {
    index: buildCitationIndex((runsOf.get(suite.name) ?? []).map(({ report }) => report)),
    restingOf: (path) => resting.get(path) ?? [],
  };
  indexes.set(suite, made);
  return made;
}
