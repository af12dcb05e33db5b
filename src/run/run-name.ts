/** What a committed run may be called; its id is its address for ever. */
export const runId = /^[a-z0-9][a-z0-9._-]*$/;

/** Endings of a committed run's file. */
export const runEndings = ['.json', '.txt', '.md', '.jsonl'] as const;

/** Splits a file's name at its last ending; a leading dot begins none. */
export function splitEnding(name: string): { id: string; ending: string } {
  const at = name.lastIndexOf('.');
  return at <= 0 ? { id: name, ending: '' } : { id: name.slice(0, at), ending: name.slice(at) };
}

/** Why a file's name is not a committed run's, or null. */
export function findNameFault(name: string): string | null {
  const { id, ending } = splitEnding(name);
  if (!runEndings.some((known) => known === ending))
    return `not a run file; name it <run-id>${runEndings.join(', <run-id>')}, or move it away`;
  if (id === 'index.html')
    return 'its page would take the place of another page’s file; choose another id';
  if (!runId.test(id))
    return `${JSON.stringify(id)} is no run id; use lower-case letters, digits, \`.\`, \`_\`, \`-\``;
  return null;
}
