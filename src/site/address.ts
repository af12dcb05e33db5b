import { isPublishable } from './is-publishable.ts';

/** A range of a document's lines; a single line has equal ends. */
export type LineSpan = { readonly start: number; readonly end: number };

/** The addresses of the site. Every internal link is made here and nowhere else. */
export type Addresses = ReturnType<typeof createAddresses>;

/**
 * @param base the site's base path with or without a slash at its end, such as `/` or `/repo`
 */
export function createAddresses(base: string) {
  const root = base.endsWith('/') ? base : `${base}/`;
  const at = (...segments: string[]) =>
    `${root}${segments.map((segment) => `${encodePath(segment)}/`).join('')}`;
  // folders are written in composed form
  const document = (suite: string, path: string, span?: LineSpan) =>
    `${at('documents', suite, dropMarkdownEnding(path).normalize())}${span === undefined ? '' : `#${nameSpan(span)}`}`;
  return {
    root,
    home: () => root,
    /** A file as it stands in the site, such as `data/runs.json`. */
    file: (path: string) => `${root}${encodePath(path)}`,
    runs: () => at('runs'),
    run: (id: string, question?: string) =>
      `${at('runs', id)}${question === undefined ? '' : `#${question}`}`,
    questions: (suite: string) => at('questions', suite),
    question: (suite: string, id: string) => at('questions', suite, id),
    documents: (suite: string) => at('documents', suite),
    document,
    /** Undefined for a document or a suite that has no pages, so that a link to it becomes plain text. */
    publishedDocument: (suite: string | null, path: string, span?: LineSpan) =>
      suite !== null && isPublishable(path) ? document(suite, path, span) : undefined,
    /** @param page of a large Brain, or of a run's path through it */
    brain: (suite: string, page = '') => at('brain', suite, ...(page === '' ? [] : [page])),
    /** A run's path through the Brain. */
    brainRun: (suite: string, run: string) => at('brain', suite, 'run', run),
    /** Where any two runs are chosen, or two that are compared in the browser. */
    comparing: (pair?: { readonly a: string; readonly b: string }) =>
      `${at('compare')}${pair === undefined ? '' : `?${new URLSearchParams({ a: pair.a, b: pair.b })}`}`,
    compare: (a: string, b: string) => at('compare', a, b),
    policies: () => at('policies'),
    policyTask: (fixture: string, task: string) => at('policies', fixture, task),
    registry: () => at('registry'),
    method: (section?: string) => `${at('method')}${section === undefined ? '' : `#${section}`}`,
    /**
     * A page of the program's docs, such as `how-to/import-runs`, or the list of them.
     * @param part the id of a heading on it
     */
    docs: (page = '', part?: string) =>
      `${at('docs', ...(page === '' ? [] : [page]))}${part === undefined ? '' : `#${encodeURIComponent(part)}`}`,
    search: () => at('search'),
    notes: () => at('notes'),
    note: (id: string) => at('notes', id),
    /** A row of recorded totals, on the page of runs. */
    recorded: (row: string) => `${at('runs')}#${nameRecordedAnchor(row)}`,
    badge: (id: string) => `${root}badges/${encodePath(id)}.json`,
    runData: (id: string) => `${root}data/runs/${encodePath(id)}.json`,
  };
}

/** The fragment that names lines on a document's page: `L12` or `L12-L15`. */
export function nameSpan({ start, end }: LineSpan): string {
  return start === end ? `L${start}` : `L${start}-L${end}`;
}

/** The fragment of a row of recorded totals. */
export function nameRecordedAnchor(row: string): string {
  return `gl-Reported-${row}`;
}

/** The part of a document's address that its path gives: the path without `.md`. */
export function dropMarkdownEnding(path: string): string {
  return path.replace(/\.md$/, '');
}

/** The same few thousand paths are linked from every page. */
const encoded = new Map<string, string>();

function encodePath(path: string): string {
  const known = encoded.get(path);
  if (known !== undefined) return known;
  const made = path.split('/').map(encodeURIComponent).join('/');
  encoded.set(path, made);
  return made;
}
