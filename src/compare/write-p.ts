import { formatP } from './format-p.ts';

/** A p-value as it stands in a sentence: what it equals, or what it is below. */
export function writeP(p: number): string {
  const text = formatP(p);
  return text.startsWith('<') ? `p ${text}` : `p = ${text}`;
}
