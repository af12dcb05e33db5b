/** A foreign text as one word of a POSIX shell's command, so that a reader can paste it. */
export function quoteShell(text: string): string {
  return /^[\w@%+=:,./][\w@%+=:,./-]*$/.test(text)
    ? text
    : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
