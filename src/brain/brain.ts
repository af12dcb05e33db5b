/** What a node is. Folders hold documents; the other kinds are parts of one document. */
export type NodeKind = 'folder' | 'document' | 'section' | 'card' | 'table' | 'list' | 'text';

/** The versions of the rules that summaries and searches follow. */
export type BuilderVersion = 1 | 2;

export type BrainNode = {
  /**
   * Permanent and unique: `/` for the root, `folder/` for a folder, the path for a document, and
   * `path#part/part` for what lies in it.
   */
  readonly id: string;
  readonly kind: NodeKind;
  readonly title: string;
  readonly summary: string;
  /** The document that the node lies in; null for a folder. */
  readonly path: string | null;
  /** First and last line, from 1; null for folders and for a document without lines. */
  readonly start: number | null;
  readonly end: number | null;
  /** Null for the root. */
  readonly parent: string | null;
  /** Ids in reading order. The children of a node inside a document share out its lines. */
  readonly children: readonly string[];
};

export type Brain = {
  readonly builder: BuilderVersion;
  /** By id, each node before its children. */
  readonly nodes: ReadonlyMap<string, BrainNode>;
};

export const rootId = '/';
