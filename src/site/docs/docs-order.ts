import { compareCodeUnits } from '../../text/compare-code-units.ts';

/** A part of the docs: what it is called, and its pages in reading order. */
export type DocsPart = { readonly name: string; readonly pages: readonly string[] };

/** The docs in reading order, by the ids of their pages. */
export const docsOrder: readonly DocsPart[] = [
  { name: 'Start', pages: ['tutorial'] },
  {
    name: 'How to',
    pages: [
      'how-to/add-a-question',
      'how-to/find-weak-questions',
      'how-to/mend-a-key',
      'how-to/import-runs',
      'how-to/use-other-folders',
      'how-to/archive-old-runs',
    ],
  },
  {
    name: 'Understand',
    pages: ['explanation', 'scoring', 'comparing', 'brain', 'agents', 'policies'],
  },
  { name: 'Publish', pages: ['publishing', 'gates', 'security', 'bounds', 'benchmarks'] },
  { name: 'Look up', pages: ['reference/commands', 'reference/files'] },
  { name: 'Inside', pages: ['architecture', 'decisions'] },
];

/** The id of a page of the docs: its path without `.md`; a README stands for its folder. */
export function nameDocsPage(file: string): string {
  return file.replace(/\.md$/, '').replace(/\/README$/, '');
}

/** The decisions are listed on a page of their own and beside each other, not among all pages. */
export function isDecision(id: string): boolean {
  return id.startsWith('decisions/');
}

/**
 * The parts of the docs that have pages, with all of these: what the order does not name follows by
 * its id in the last part.
 */
export function arrangeDocs(ids: readonly string[]): DocsPart[] {
  const named = new Set(docsOrder.flatMap(({ pages }) => pages));
  const others = ids.filter((id) => !named.has(id)).toSorted(compareCodeUnits);
  return docsOrder
    .map(({ name, pages }, at) => ({
      name,
      pages: [
        ...pages.filter((id) => ids.includes(id)),
        ...(at === docsOrder.length - 1 ? others : []),
      ],
    }))
    .filter(({ pages }) => pages.length > 0);
}
