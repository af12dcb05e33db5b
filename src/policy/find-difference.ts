import { formatFieldPath } from '../error/describe-issues.ts';

/**
 * The place of the first difference between two JSON values, such as `reports[0].measures.arcs`, in the
 * order of the expected one's fields; null where they are equal. Says where, never what.
 */
export function findDifference(expected: unknown, actual: unknown): string | null {
  const path = findDifferentPath(expected, actual, []);
  return path === null ? null : formatFieldPath(path) || 'the whole value';
}

type Path = readonly (string | number)[];

function findDifferentPath(expected: unknown, actual: unknown, path: Path): Path | null {
  if (Object.is(expected, actual)) return null;
  if (!isObject(expected) || !isObject(actual)) return path;
  if (Array.isArray(expected) !== Array.isArray(actual)) return path;
  const keys = Object.keys(expected);
  const others = Object.keys(actual);
  const values = new Map(Object.entries(actual));
  for (const [key, value] of Object.entries(expected)) {
    const place = [...path, Array.isArray(expected) ? Number(key) : key];
    const found = values.has(key) ? findDifferentPath(value, values.get(key), place) : place;
    if (found !== null) return found;
  }
  if (others.length === keys.length) return null;
  return Array.isArray(expected) ? [...path, keys.length] : path;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
