type Extent = {
  /** First and last line, from 1. */
  readonly start: number;
  readonly end: number;
};

export type Heading = Extent & {
  readonly kind: 'heading';
  readonly depth: number;
  /** Markdown, at most 1,000 code units, as in every other text of a block. */
  readonly text: string;
};

export type Table = Extent & {
  readonly kind: 'table';
  readonly header: readonly string[];
  /** The first cell of every further row. */
  readonly rows: readonly string[];
};

export type ListItem = Extent & {
  /** The first paragraph. */
  readonly text: string;
  /** Lists directly in the item; none below the sixth level. */
  readonly lists: readonly List[];
};

export type List = Extent & { readonly kind: 'list'; readonly items: readonly ListItem[] };

/** Anything else: its form, and its text where it has one that a summary can quote. */
export type Prose = Extent & {
  readonly kind: 'prose';
  readonly form: 'paragraph' | 'quote' | 'code' | 'html' | 'matter' | 'definition' | 'break';
  readonly text: string;
};

/** A part of a document's top level; nothing but what the outline needs of Markdown's tree. */
export type Block = Heading | Table | List | Prose;
