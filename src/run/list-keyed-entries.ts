import { visit } from 'jsonc-parser';
import { ReportError } from '../error/report-error.ts';

/** A key of the `answers` object with where its value stands in the text. */
type KeyedPlace = { readonly id: string; start: number; end: number };

/**
 * The entries of a run's `answers` object as its text has them. `JSON.parse` keeps only the last of
 * two equal keys, but an answer that a later one replaces must be reported as superseded.
 * @param answers what `JSON.parse` made of them
 * @throws ReportError `RunRefused` where the text nests too deeply
 */
export function listKeyedEntries(
  text: string,
  answers: object,
  file: string,
): [id: string, entry: unknown][] {
  const entries: [string, unknown][] = Object.entries(answers);
  try {
    const places = listPlaces(text);
    if (places.length === entries.length) return entries;
    return places.map(({ id, start, end }) => [id, JSON.parse(text.slice(start, end))]);
  } catch (cause) {
    const message =
      'nested too deeply to be read; an answer holds texts and lists of citations only';
    throw new ReportError('RunRefused', [{ file, field: 'answers', message }], { cause });
  }
}

/** Keys directly in the last `answers` of the top object, twice where they stand twice. */
function listPlaces(text: string): KeyedPlace[] {
  let depth = 0;
  let top = '';
  let places: KeyedPlace[] = [];
  const open = (offset: number) => {
    if (depth === 2 && top === 'answers') placeValue(offset, offset);
    depth += 1;
  };
  const close = (offset: number, length: number) => {
    depth -= 1;
    const last = places.at(-1);
    if (depth === 2 && top === 'answers' && last !== undefined) last.end = offset + length;
  };
  const placeValue = (start: number, end: number) => {
    const last = places.at(-1);
    if (last !== undefined) Object.assign(last, { start, end });
  };
  visit(text, {
    onObjectBegin: open,
    onObjectEnd: close,
    onArrayBegin: open,
    onArrayEnd: close,
    onLiteralValue: (_value, offset, length) => {
      if (depth === 2 && top === 'answers') placeValue(offset, offset + length);
    },
    onObjectProperty: (property) => {
      if (depth === 1) top = property;
      if (depth === 1 && property === 'answers') places = [];
      if (depth === 2 && top === 'answers') places.push({ id: property, start: 0, end: 0 });
    },
  });
  return places;
}
