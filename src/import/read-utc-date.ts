/**
 * A moment with an offset from UTC as RFC 3339 with `Z`, to the second; null where the offset is
 * missing, since it could then be any of 26 hours.
 */
export function readUtcDate(text: string): string | null {
  const [, offset] =
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})$/.exec(text) ?? [];
  const moment = Date.parse(text);
  if (offset === undefined || Number.isNaN(moment)) return null;
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}
