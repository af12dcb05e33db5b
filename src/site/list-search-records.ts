import type { Corpus } from '../policy/corpus-schema.ts';
import type { RunReport } from '../score/report.ts';
import type { Suite } from '../suite/suite.ts';
import type { Addresses } from './address.ts';
import { listRunFacts, nameRun } from './describe-run.ts';
import { isPublishable } from './is-publishable.ts';
import type { RenderedDocs } from './docs/render-docs-page.ts';
import { listHeadings } from './list-headings.ts';
import { shortenText } from './shorten-text.ts';

/** One thing that can be found: where it stands, what it is, and the words that find it. */
export type SearchRecord = {
  readonly url: string;
  readonly kind: 'run' | 'question' | 'document' | 'policy task' | 'docs';
  readonly title: string;
  /** What stands below the title. */
  readonly about: string;
};

/**
 * Everything that the site's search finds: runs, questions, documents and the program's docs by their
 * headings, policy tasks.
 */
export function listSearchRecords(
  {
    runs,
    suites,
    corpora,
    docs,
  }: {
    readonly runs: readonly RunReport[];
    readonly suites: readonly Suite[];
    readonly corpora: readonly Corpus[];
    readonly docs: readonly (RenderedDocs & { readonly id: string })[];
  },
  addresses: Addresses,
): SearchRecord[] {
  return [
    ...runs.map((report): SearchRecord => {
      const facts = listRunFacts(report).map(({ term, text }) => `${term} ${text}`);
      const about = [report.id, ...facts].join(' · ');
      return { url: addresses.run(report.id), kind: 'run', title: nameRun(report), about };
    }),
    ...suites.flatMap(({ name, key }) =>
      key.questions.map(({ id, kind, question }): SearchRecord => ({
        url: addresses.question(name, id),
        kind: 'question',
        title: `${id}: ${question}`,
        about: `${kind} · ${key.title}`,
      })),
    ),
    ...suites.flatMap((suite) => listDocuments(suite, addresses)),
    ...corpora.flatMap(({ fixtures }) =>
      Array.from(fixtures, ([name, fixture]) =>
        fixture.tasks.map(({ id, case: kind, query }): SearchRecord => ({
          url: addresses.policyTask(name, id),
          kind: 'policy task',
          title: `${name} ${id}: ${query}`,
          about: kind.replaceAll('_', ' '),
        })),
      ).flat(),
    ),
    ...docs.flatMap(({ id, title, about, headings }) => [
      { url: addresses.docs(id), kind: 'docs' as const, title, about: shortenText(about, 200) },
      ...headings.map(({ id: part, text }) => ({
        url: addresses.docs(id, part),
        kind: 'docs' as const,
        title: `${text} (${title})`,
        about: 'how to use the program',
      })),
    ]),
  ];
}

/** A document by its path and first heading, and each further heading at its line. */
function listDocuments({ name, documents }: Suite, addresses: Addresses): SearchRecord[] {
  return [...documents.values()]
    .filter(({ path }) => isPublishable(path))
    .flatMap(({ path, lines }) => {
      const [first, ...headings] = listHeadings(lines);
      const title = first?.text ?? path;
      return [
        {
          url: addresses.document(name, path),
          kind: 'document' as const,
          title,
          about: path,
        },
        ...headings.map(({ line, text }) => ({
          url: addresses.document(name, path, { start: line, end: line }),
          kind: 'document' as const,
          title: `${text} (${title})`,
          about: `${path} line ${line}`,
        })),
      ];
    });
}
