import type { RawCitation } from '../run/run.ts';

/** Says why citations cannot be placed. */
type Refusal = { readonly message: string };

/**
 * Citations that a log keeps in a field of its own. Texts are Groundline's own form, which counts lines
 * from 1. Objects name lines by numbers, so that someone must say what the first line is called.
 */
export function rebaseCitations(
  value: unknown,
  lineBase: 0 | 1 | undefined,
): { citations: RawCitation[] } | Refusal {
  if (value === undefined || value === null) return { citations: [] };
  if (!Array.isArray(value)) return { message: 'citations that are no list; name another field' };
  const citations: RawCitation[] = [];
  for (const citation of Array.from<unknown>(value)) {
    if (typeof citation === 'string') citations.push(citation);
    else if (typeof citation !== 'object' || citation === null)
      return { message: 'a citation that is neither a text nor an object; name another field' };
    else if (lineBase === undefined)
      return {
        message: 'citations whose lines are numbers; say with --line-base 0 or 1 where they begin',
      };
    else if (listLines(citation).some((line) => line < lineBase))
      return {
        message: `a citation of a line below ${lineBase}, where lines begin; is --line-base right?`,
      };
    else citations.push(shiftLines(citation, 1 - lineBase));
  }
  return { citations };
}

function listLines(citation: object): number[] {
  const lines = Object.entries(citation).filter(([field]) => field === 'start' || field === 'end');
  return lines
    .map(([, line]: [string, unknown]) => line)
    .filter((line) => typeof line === 'number');
}

function shiftLines(citation: object, by: number): RawCitation {
  return Object.fromEntries(
    Object.entries(citation).map(([field, value]: [string, unknown]) => [
      field,
      (field === 'start' || field === 'end') && Number.isSafeInteger(value)
        ? Number(value) + by
        : value,
    ]),
  );
}
