import { isDeepStrictEqual } from 'node:util';
import type { LoaderContext } from 'astro/loaders';

const placeholder = 'none';

const filled = new WeakSet<LoaderContext['store']>();

type Entry = { readonly id: string; readonly data: Record<string, unknown> };

/**
 * What a loader leaves in a collection: these entries and no others. The same entries again leave the
 * store untouched, since a changed one makes a browser load its page again while developing.
 */
export function replaceEntries(store: LoaderContext['store'], entries: readonly Entry[]): void {
  const ids = store.keys();
  const isSame = ({ id, data }: Entry, at: number) =>
    ids[at] === id && isDeepStrictEqual(store.get(id)?.data, data);
  if (filled.has(store) && entries.length === ids.length && entries.every(isSame)) return;
  filled.add(store);
  store.clear();
  // Astro warns of a collection that never had an entry, and a site without notes is in order
  store.set({ id: placeholder, data: {} });
  store.delete(placeholder);
  for (const entry of entries) store.set(entry);
}
