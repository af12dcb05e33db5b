import type { Suite } from './suite.ts';

/** What a document's path must not hold to have an address, with its name. */
const obstacles: readonly { readonly in: RegExp; readonly what: string }[] = [
  { in: /%/, what: 'a `%`' },
  { in: /\?/, what: 'a `?`' },
  { in: /[\u0000-\u001f\u007f-\u009f]/, what: 'a control character' },
  { in: /\\/, what: 'a back-slash' },
  { in: /(?:^|\/)\./, what: 'a segment with a leading dot' },
  { in: /(?:^|\/)index\.html(?:\.md)?(?:\/|$)/, what: 'the name of another page’s file' },
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

/** Questions that can be scored but not published; a site with one is not built, as links to it lead nowhere. */
export function listUnpublishableQuestions({ key }: Suite): { id: string; message: string }[] {
  const message =
    'its page would take the place of another page’s file; it can be scored but not published, so choose another id';
  return key.questions.flatMap(({ id }) => (id === 'index.html' ? [{ id, message }] : []));
}
