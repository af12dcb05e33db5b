/** A kind of page: where its pages lie, and one of them to look at closely. */
export type PageKind = { readonly name: string; readonly file: RegExp; readonly sample: string };

export const pageKinds: readonly PageKind[] = [
  { name: 'home', file: /^index\.html$/, sample: 'index.html' },
  { name: 'runs', file: /^runs\/index\.html$/, sample: 'runs/index.html' },
  { name: 'run', file: /^runs\/[^/]+\/index\.html$/, sample: 'runs/main/index.html' },
  {
    name: 'hostile run',
    file: /^runs\/hostile\/index\.html$/,
    sample: 'runs/hostile/index.html',
  },
  {
    name: 'run with a long answer',
    file: /^runs\/long-answer\/index\.html$/,
    sample: 'runs/long-answer/index.html',
  },
  {
    name: 'run from right to left',
    file: /^runs\/right-to-left\/index\.html$/,
    sample: 'runs/right-to-left/index.html',
  },
  {
    name: 'archived run',
    file: /^runs\/archived\/index\.html$/,
    sample: 'runs/archived/index.html',
  },
  {
    name: 'questions',
    file: /^questions\/[^/]+\/index\.html$/,
    sample: 'questions/shop-docs/index.html',
  },
  {
    name: 'question',
    file: /^questions\/[^/]+\/[^/]+\/index\.html$/,
    sample: 'questions/shop-docs/q16/index.html',
  },
  {
    name: 'documents',
    file: /^documents\/[^/]+\/index\.html$/,
    sample: 'documents/shop-docs/index.html',
  },
  {
    name: 'document',
    file: /^documents\/[^/]+\/.+\/index\.html$/,
    sample: 'documents/shop-docs/02-applications/01-returns/rules/index.html',
  },
  {
    name: 'hostile document',
    file: /^documents\/odd-names\/hostile\/index\.html$/,
    sample: 'documents/odd-names/hostile/index.html',
  },
  {
    name: 'Brain',
    file: /^brain\/[^/]+\/((in|part)\/.+\/)?index\.html$/,
    sample: 'brain/shop-docs/index.html',
  },
  {
    name: 'hostile Brain',
    file: /^brain\/odd-names\/index\.html$/,
    sample: 'brain/odd-names/index.html',
  },
  {
    name: 'path through the Brain',
    file: /^brain\/[^/]+\/run\/[^/]+\/index\.html$/,
    sample: 'brain/shop-docs/run/descend-brain-2/index.html',
  },
  { name: 'notes', file: /^notes\/index\.html$/, sample: 'notes/index.html' },
  {
    name: 'note',
    file: /^notes\/[^/]+\/index\.html$/,
    sample: 'notes/on-everything/index.html',
  },
  { name: 'any comparison', file: /^compare\/index\.html$/, sample: 'compare/index.html' },
  {
    name: 'comparison',
    file: /^compare\/[^/]+\/[^/]+\/index\.html$/,
    sample: 'compare/repeat-1/repeat-2/index.html',
  },
  { name: 'policies', file: /^policies\/index\.html$/, sample: 'policies/index.html' },
  {
    name: 'policy task',
    file: /^policies\/[^/]+\/[^/]+\/index\.html$/,
    sample: 'policies/alpha/flag-name/index.html',
  },
  { name: 'registry', file: /^registry\/index\.html$/, sample: 'registry/index.html' },
  { name: 'method', file: /^method\/index\.html$/, sample: 'method/index.html' },
  { name: 'docs', file: /^docs\/index\.html$/, sample: 'docs/index.html' },
  {
    name: 'page of the docs',
    file: /^docs\/.+\/index\.html$/,
    sample: 'docs/reference/commands/index.html',
  },
  { name: 'search', file: /^search\/index\.html$/, sample: 'search/index.html' },
  { name: 'missing page', file: /^404\.html$/, sample: '404.html' },
];

/** The kind that a built file is of, the plainest that fits. */
export function findKind(file: string): PageKind | undefined {
  return pageKinds.find((kind) => kind.file.test(file));
}
