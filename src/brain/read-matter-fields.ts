/** The plain `field: value` lines of front matter, fields in lower case, without quotes around values. */
export function readMatterFields(matter: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of matter.split('\n')) {
    const [, field, value = ''] = /^(\p{L}[\w-]*):(?:\s+(.*))?$/u.exec(line.trimEnd()) ?? [];
    if (field !== undefined)
      fields.set(field.toLowerCase(), value.trim().replace(/^(["'])(.*)\1$/, '$2'));
  }
  return fields;
}
