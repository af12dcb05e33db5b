const longestLine = 400;

/** A line of a search result: whole, or its first 400 code units with a mark where it is longer. */
export function excerptLine(line: string): string {
  return line.length <= longestLine
    ? line
    : `${line.slice(0, longestLine).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
