/** Makes a name unique among those given before: `table`, `table-2`, … in the order of the calls. */
export function createNamer(): (name: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (name) => {
    let count = counts.get(name) ?? 1;
    let unique = count === 1 ? name : `${name}-${count}`;
    while (used.has(unique)) {
      count += 1;
      unique = `${name}-${count}`;
    }
    counts.set(name, count);
    used.add(unique);
    return unique;
  };
}
