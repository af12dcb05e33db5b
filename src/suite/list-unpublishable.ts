import type { Suite } from './suite.ts';

/** What a document's path must not hold to have an address, with its name. */
const obstacles: readonly { readonly in: RegExp; readonly what: string }[] = [
  { in: /%/, what: 'a `%`' },
  { in: /\?/, what: 'a `?`' },
  { in: /[\u0000-\u001f\u007f-\u009f]/, what: 'a control character' },
  { in: /\\/, what: 'a back-slash' },
  { in: /(?:^|\/)\./, what: 'a segment with a leading dot' },
];

/** Documents that can be scored but not published, each with what its path holds. */
export function listUnpublishable({ documents }: Suite): { path: string; message: string }[] {
  return [...documents.keys()].flatMap((path) => {
    const held = obstacles.filter((obstacle) => obstacle.in.test(path)).map(({ what }) => what);
    if (held.length === 0) return [];
    const message = `its path holds ${held.join(' and ')}; it can be scored but not published, so rename it`;
    return [{ path, message }];
  });
}
