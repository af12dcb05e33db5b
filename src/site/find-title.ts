/** A document's title: its first Markdown heading, or its file's name. */
export function findTitle({
  path,
  lines,
}: {
  readonly path: string;
  readonly lines: readonly string[];
}): string {
  let fence: string | null = null;
  for (const line of lines) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence) === true) fence = null;
    } else if (mark !== undefined) fence = mark;
    else {
      const heading = /^ {0,3}#{1,6}[ \t]+(\S.*)$/.exec(line)?.[1];
      if (heading !== undefined) return heading.replace(/[ \t]+#+[ \t]*$/, '').replace(/[`*]/g, '');
    }
  }
  return path.split('/').at(-1) ?? path;
}
