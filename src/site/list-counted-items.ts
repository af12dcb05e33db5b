import type { Label, PackedItem, PolicyReport } from '../policy/policy-report.ts';

/** The items behind a count, task by task. */
export type CountedItems = { readonly task: string; readonly items: readonly PackedItem[] };

/** What a policy packed with one label, by task; tasks without any are left out. */
export function listCountedItems({ tasks }: PolicyReport, label: Label): CountedItems[] {
  return tasks
    .map(({ id, packed }) => ({ task: id, items: packed.filter((item) => item.label === label) }))
    .filter(({ items }) => items.length > 0);
}

/** What a page calls a packed item: an item outside the grant keeps its name to the corpus view. */
export function namePackedItem({ id, label }: PackedItem): string {
  return label === 'leaked' ? 'an item outside the grant' : id;
}
