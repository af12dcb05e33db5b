import { rootId } from '../brain/brain.ts';
import type { BrainNodeView } from './brain-view.ts';
import { formatCount } from './describe-run.ts';

/** Titles that say no more than the kind does. */
const bareTitles = new Set(['Text', 'List', 'Heading', 'Table']);

/** More questions than these are counted. */
const mostAsked = 12;

/** What a reader is told of a node besides its summary; empty texts where there is nothing to say. */
export function nameNode({ id, kind, title, start, end }: BrainNodeView): {
  readonly title: string;
  /** The name of a folder or a document's file. */
  readonly file: string;
  readonly lines: string;
} {
  const count = (line: number) => formatCount(line) ?? '';
  const lines =
    start === null || end === null
      ? ''
      : start === end
        ? `line ${count(start)}`
        : `lines ${count(start)}–${count(end)}`;
  const named = { title: bareTitles.has(title) ? '' : title, lines };
  if (kind === 'folder')
    return id === rootId
      ? { ...named, file: '' }
      : { ...named, title: '', file: id.replace(/^.*\/(?=[^/]+\/$)/, '') };
  const file = kind === 'document' ? id.replace(/^.*\//, '') : '';
  return { ...named, file, lines: kind === 'document' && start === null ? 'no lines' : lines };
}

/** The questions that a node answers itself, and how many nodes below it do, in words. */
export function listAsked({ questions, questionsWithin }: BrainNodeView): {
  readonly ids: readonly string[];
  readonly more: number;
  readonly below: string;
} {
  const below = questions.length > 0 ? 0 : questionsWithin;
  return {
    ids: questions.slice(0, mostAsked),
    more: Math.max(questions.length - mostAsked, 0),
    below: below === 0 ? '' : `${below} ${below === 1 ? 'question' : 'questions'} below`,
  };
}
