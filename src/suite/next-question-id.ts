/** The id after the last numbered one, in its form: `q28` gives `q29`; `q01` where none is numbered. */
export function nextQuestionId(ids: readonly string[]): string {
  const numbered = ids.flatMap((id) => {
    const [, prefix = '', digits] = /^(.*?)(\d+)$/.exec(id) ?? [];
    return digits === undefined ? [] : [{ prefix, digits, number: Number(digits) }];
  });
  const last = numbered.toSorted((a, b) => a.number - b.number).at(-1);
  if (last === undefined) return 'q01';
  const next = `${last.prefix}${String(last.number + 1).padStart(last.digits.length, '0')}`;
  return ids.includes(next) ? nextQuestionId([...ids, next]) : next;
}
