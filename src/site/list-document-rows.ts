import type { Suite } from '../suite/suite.ts';
import type { CitationIndex } from './build-citation-index.ts';
import { findTitle } from './find-title.ts';
import { isPublishable } from './is-publishable.ts';
import type { Resting } from './list-resting.ts';

/** A document in the table of a suite's documents. */
export type DocumentRow = {
  readonly path: string;
  /** The path up to the name, with its last slash; empty at the top. */
  readonly folder: string;
  readonly name: string;
  /** The first folder of the path; empty at the top. */
  readonly top: string;
  readonly title: string;
  readonly lines: number;
  readonly published: boolean;
  /** How many questions rest on it and how many runs cite it. */
  readonly questions: number;
  readonly runs: number;
};

/** The documents of a suite in path order. */
export function listDocumentRows(
  { documents }: Suite,
  index: CitationIndex,
  restingOf: (path: string) => readonly Resting[],
): DocumentRow[] {
  return Array.from(documents.values(), (document) => {
    const { path, lines } = document;
    const cut = path.lastIndexOf('/') + 1;
    return {
      path,
      folder: path.slice(0, cut),
      name: path.slice(cut),
      top: path.slice(0, Math.max(0, path.indexOf('/'))),
      title: findTitle(document),
      lines: lines.length,
      published: isPublishable(path),
      questions: new Set(restingOf(path).map(({ question }) => question)).size,
      runs: new Set(index.citingOf(path).map(({ run }) => run)).size,
    };
  });
}
