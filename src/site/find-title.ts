import { listHeadings } from './list-headings.ts';

/** A document's title: its first Markdown heading, or its file's name. */
export function findTitle({
  path,
  lines,
}: {
  readonly path: string;
  readonly lines: readonly string[];
}): string {
  return listHeadings(lines)[0]?.text ?? path.split('/').at(-1) ?? path;
}
