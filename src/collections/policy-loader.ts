import type { Loader } from 'astro/loaders';
import { ReportError } from '../error/report-error.ts';
import { readPolicies } from '../store/read-policies.ts';
import type { PolicyCorpus } from '../store/read-policies.ts';
import { contentFolders } from './content-folders.ts';
import { replaceEntries } from './replace-entries.ts';
import { watchContent } from './watch-content.ts';

/** Corpora with their policies graded again; a report or record that does not hold fails the build. */
export const policiesLoader = {
  name: 'groundline-policies',
  load: async (context) => {
    const fill = async () => {
      const corpora = await readPolicies(contentFolders.content, contentFolders.fixtures);
      refuseTwinFixtures(corpora);
      replaceEntries(
        context.store,
        corpora.map((corpus) => ({ id: corpus.name, data: { ...corpus } })),
      );
    };
    await fill();
    watchContent(context, fill);
  },
} satisfies Loader;

/** Addresses name a fixture without its corpus, so that a fixture's name stands in one corpus only. */
function refuseTwinFixtures(corpora: readonly PolicyCorpus[]): void {
  const owners = new Map<string, string>();
  for (const { name, corpus } of corpora) {
    for (const fixture of corpus.fixtures.keys()) {
      const other = owners.get(fixture);
      if (other !== undefined) {
        const message = `fixture ${fixture} is also in the corpus ${other}; rename one of the two`;
        throw new ReportError('ContentRefused', [{ file: `${name}/corpus.json`, message }]);
      }
      owners.set(fixture, name);
    }
  }
}
