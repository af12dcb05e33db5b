/** A heading of a document and the line that it stands on. */
export type Heading = { readonly line: number; readonly text: string };

/** The Markdown headings of a document's lines, those in fenced code left out. */
export function listHeadings(lines: readonly string[]): Heading[] {
  const headings: Heading[] = [];
  let fence: string | null = null;
  for (const [at, line] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence) === true) fence = null;
    } else if (mark !== undefined) fence = mark;
    else {
      const text = /^ {0,3}#{1,6}[ \t]+(\S.*)$/.exec(line)?.[1];
      if (text !== undefined)
        headings.push({
          line: at + 1,
          text: text.replace(/[ \t]+#+[ \t]*$/, '').replace(/[`*]/g, ''),
        });
    }
  }
  return headings;
}
