/** Names joined by `; ` up to `limit` code units, then how many more there are. */
export function joinNames(names: readonly string[], limit: number): string {
  let text = '';
  for (const [at, name] of names.entries()) {
    const longer = at === 0 ? name : `${text}; ${name}`;
    if (at > 0 && longer.length > limit) return `${text}; … and ${names.length - at} more`;
    text = longer;
  }
  return text;
}
