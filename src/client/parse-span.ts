/** The lines that a fragment such as `#L12-L15` names, in order, or null. */
export function parseSpan(fragment: string): { start: number; end: number } | null {
  const [, first, last = first] = /^#L(\d+)(?:-L?(\d+))?$/.exec(fragment) ?? [];
  if (first === undefined || last === undefined) return null;
  const [a, b] = [Number(first), Number(last)];
  return { start: Math.min(a, b), end: Math.max(a, b) };
}
