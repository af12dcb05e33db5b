/** Where a page of the built site lies, and the base path that it was built for. */
export type PagePlace = {
  /** Relative to the site's folder, with `/`. */
  readonly file: string;
  /** With a slash at both ends. */
  readonly base: string;
};

/**
 * An address of the site as a page opened from a folder needs it: relative, and naming the file that a
 * server would add. Addresses of other places, and those within the page, stay as they are.
 */
export function relateAddress(address: string, { file, base }: PagePlace): string {
  if (!address.startsWith(base) || address.startsWith('//')) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address.slice(base.length)) ?? [];
  const target = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  const from = file.split('/').slice(0, -1).map(encodeURIComponent);
  const to = target.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && isSame(from[shared], to[shared]))
    shared += 1;
  const up = from.slice(shared).map(() => '..');
  return [...up, ...to.slice(shared)].join('/') + rest;
}

/** Folders have the same name however they are encoded. */
function isSame(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && decodeURIComponent(a) === decodeURIComponent(b);
}
