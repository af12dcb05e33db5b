import type { NodeKind } from '../brain/brain.ts';
import type { Summaries } from '../brain/outline.ts';

/** A node of a Brain under both builders, as pages show it. */
export type BrainNodeView = {
  readonly id: string;
  /** The fragment that names it on its page; the same for the same id for ever. */
  readonly anchor: string;
  readonly kind: NodeKind;
  readonly title: string;
  /** The document that it lies in; null for a folder. */
  readonly path: string | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly summaries: Summaries;
  /** Whether the builders' summaries differ. */
  readonly isChanged: boolean;
  /** Questions with an evidence line in it and in no node below it, in the key's order. */
  readonly questions: readonly string[];
  /** How many questions have an evidence line in it or below. */
  readonly questionsWithin: number;
  /** How many nodes it is, with all below. */
  readonly size: number;
  readonly parent: string | null;
  readonly children: readonly BrainNodeView[];
};

/** A suite's Brain: both builders make the same nodes and differ in summaries only. */
export type BrainView = {
  readonly root: BrainNodeView;
  /** By id, each node before its children. */
  readonly nodes: ReadonlyMap<string, BrainNodeView>;
  /** Nodes whose summaries differ. */
  readonly changed: number;
};
