import { getCollection } from 'astro:content';
import { listFlips, takeSnapshot } from '../compare/snapshot.ts';
import type { Flip } from '../compare/snapshot.ts';
import { once } from './once.ts';
import { loadSite } from './site-data.ts';

/** The verdicts of a suite that differ from its committed snapshot. */
export type SuiteFlips = { readonly suite: string; readonly flips: readonly Flip[] };

/** For every suite with a snapshot the verdicts that flipped since, found once a build. */
export const loadFlips = once(findFlips);

async function findFlips(): Promise<readonly SuiteFlips[]> {
  const { suites, runsOf } = await loadSite();
  return (await getCollection('snapshots')).flatMap(({ data: snapshot }) => {
    const suite = suites.get(snapshot.suite);
    if (suite === undefined) return [];
    const reports = (runsOf.get(suite.name) ?? []).map(({ report }) => report);
    return [{ suite: suite.name, flips: listFlips(snapshot, takeSnapshot(suite, reports)) }];
  });
}
