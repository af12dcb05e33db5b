import { distance } from 'fastest-levenshtein';

/** The names that differ least from a text, and by no more than half of its length; the nearest first. */
export function findNearest(text: string, names: readonly string[], most = 3): string[] {
  return names
    .map((name) => ({ name, allowed: Math.max(2, Math.ceil(name.length / 2)) }))
    .filter(({ name, allowed }) => text.length <= name.length + allowed)
    .map((near) => ({ ...near, edits: distance(text.toLowerCase(), near.name.toLowerCase()) }))
    .filter(({ edits, allowed }) => edits <= allowed)
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, most)
    .map(({ name }) => name);
}
