import type { BuilderVersion, NodeKind } from './brain.ts';

/** A node's summary under each builder. */
export type Summaries = Readonly<Record<BuilderVersion, string>>;

/** A part of a document before it has an id. */
export type OutlineNode = {
  readonly kind: Exclude<NodeKind, 'folder' | 'document'>;
  readonly title: string;
  /** What its id ends in, before it is made unique among its siblings. */
  readonly slug: string;
  readonly summaries: Summaries;
  readonly start: number;
  readonly end: number;
  readonly children: readonly OutlineNode[];
};

/** A document's structure, the same for both builders. */
export type DocumentOutline = {
  readonly path: string;
  readonly title: string;
  /** Of the document's first paragraph; empty where it has none. */
  readonly firstSentence: string;
  readonly summaries: Summaries;
  readonly lineCount: number;
  readonly children: readonly OutlineNode[];
};
