import type { LoaderContext } from 'astro/loaders';

const placeholder = 'none';

/** What a loader leaves in a collection: these entries and no others. */
export function replaceEntries(
  store: LoaderContext['store'],
  entries: Iterable<{ readonly id: string; readonly data: Record<string, unknown> }>,
): void {
  store.clear();
  // Astro warns of a collection that never had an entry, and a site without notes is in order
  store.set({ id: placeholder, data: {} });
  store.delete(placeholder);
  for (const entry of entries) store.set(entry);
}
