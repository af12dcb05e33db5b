import type { RawCitation } from '../run/run.ts';
import type { ImportOptions } from './importer.ts';

type Cells = {
  /** Citations as texts with separators. */
  readonly list: string;
  readonly path: string;
  readonly start: string;
  readonly end: string;
};

/** The citations of a row, whose lines count from 1 however the table counts them. */
export function readCellCitations(
  { list, path, start, end }: Cells,
  { separator, lineBase = 1 }: ImportOptions,
): { citations: RawCitation[] } | { field: string; message: string } {
  if (path === '') {
    const texts = list.split(separator).map((text) => text.trim());
    return { citations: texts.filter((text) => text !== '') };
  }
  const first = start.trim();
  const last = end.trim();
  for (const [field, text] of Object.entries({ start: first, end: last })) {
    if (!/^\d*$/.test(text))
      return { field, message: `${JSON.stringify(text)} is no line; give its whole number` };
    if (text !== '' && Number(text) < lineBase)
      return {
        field,
        message: `is ${text}, but lines begin at ${lineBase}; is --line-base right?`,
      };
  }
  if (first === '') return { citations: last === '' ? [path] : [{ path, end: Number(last) }] };
  const shift = 1 - lineBase;
  const line = (text: string) => Number(text) + shift;
  return { citations: [`${path}:${line(first)}${last === '' ? '' : `-${line(last)}`}`] };
}
