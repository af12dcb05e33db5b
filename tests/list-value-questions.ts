/** Lines of `a.md`, one for each id, in which its value stands: `v-q1` for `q1`. */
export function writeValueLines(ids: readonly string[]): string {
  return ids.map((id) => `The value of ${id} is v-${id}.\n`).join('');
}

/** The questions that these lines answer. */
export function listValueQuestions(ids: readonly string[]) {
  return ids.map((id) => ({
    id,
    kind: 'x',
    question: `What of ${id}?`,
    evidence: [{ path: 'a.md', text: `v-${id}` }],
    accepted: [[`v-${id}`]],
  }));
}
