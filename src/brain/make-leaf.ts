import { cutText } from './cut-text.ts';
import type { OutlineNode, Summaries } from './outline.ts';

const longestTitle = 100;

/**
 * A part of a document with no parts of its own.
 * @param title is cut where it is long
 * @param summary one text where it is the same under every builder
 */
export function makeLeaf(
  kind: OutlineNode['kind'],
  title: string,
  slug: string,
  summary: string | Summaries,
  start: number,
  end: number,
): OutlineNode {
  const summaries = typeof summary === 'string' ? { 1: summary, 2: summary } : summary;
  return { kind, title: cutText(title, longestTitle), slug, summaries, start, end, children: [] };
}
