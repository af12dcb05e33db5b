/** A call of a run: what was done, and fragments of the nodes that stand for it, the deepest first. */
export type PathCall = { readonly number: number; readonly act: string; readonly nodes: string[] };

/** The calls that the page of a run's path lists; none where it cannot be had. */
export async function loadPath(href: string): Promise<PathCall[]> {
  if (href === '') return [];
  try {
    const response = await fetch(href);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return Array.from(page.querySelectorAll<HTMLElement>('[data-calls] > li'), (item, at) => ({
      number: at + 1,
      act: item.dataset['act'] ?? '',
      nodes: (item.dataset['node'] ?? '').split(' ').filter((name) => name !== ''),
    }));
  } catch {
    return [];
  }
}
