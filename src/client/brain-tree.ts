import { loadPath } from './load-path.ts';
import { markTree } from './mark-tree.ts';

/**
 * The filter of a Brain's tree: nodes that fit and what they lie in stay, the others go. What is chosen
 * stands in the query string, so that reload, Back and a pasted address restore it.
 */
const root = document.querySelector<HTMLElement>('[data-tree]');
if (root !== null) enhanceTree(root);

function enhanceTree(tree: HTMLElement): void {
  const nodes = Array.from(tree.querySelectorAll<HTMLElement>('li'));
  const folds = Array.from(tree.querySelectorAll('details'));
  const atFirst = new Map(folds.map((fold) => [fold, fold.open]));
  const texts = new Map(nodes.map((node) => [node, readOwnText(node)]));
  const search = tree.querySelector<HTMLInputElement>('[data-tree-search]');
  const changed = tree.querySelector<HTMLInputElement>('[data-tree-changed]');
  const run = tree.querySelector<HTMLSelectElement>('[data-tree-run]');
  const path = tree.querySelector<HTMLInputElement>('[data-tree-path]');
  const pathLabel = tree.querySelector<HTMLElement>('[data-tree-path-label]');
  const count = tree.querySelector('[data-tree-count]');
  const tools = tree.querySelector<HTMLElement>('[data-tree-tools]');
  const unmarked = { visited: new Set<Element>(), elsewhere: 0 };
  let marked = unmarked;
  let shownRun = '';

  if (tools !== null) tools.hidden = false;
  search?.addEventListener('input', () => push('q', search.value.trim(), 'replaceState'));
  changed?.addEventListener('change', () => push('changed', changed.checked ? '1' : ''));
  run?.addEventListener('change', () => push('run', run.value));
  path?.addEventListener('change', () => push('path', path.checked ? '1' : ''));
  tree.querySelector('[data-tree-fold]')?.addEventListener('click', () => {
    for (const [at, fold] of folds.entries()) fold.open = at === 0;
  });
  addEventListener('popstate', () => void apply());
  addEventListener('hashchange', revealNamed);
  void apply().then(revealNamed);

  function push(name: string, value: string, how: 'pushState' | 'replaceState' = 'pushState') {
    const query = new URLSearchParams(location.search);
    if (value === '') query.delete(name);
    else query.set(name, value);
    const text = query.toString();
    history[how](null, '', `${location.pathname}${text === '' ? '' : `?${text}`}`);
    void apply();
  }

  async function apply(): Promise<void> {
    const query = new URLSearchParams(location.search);
    const sought = query.get('q') ?? '';
    if (search !== null && search.value.trim() !== sought) search.value = sought;
    if (changed !== null) changed.checked = query.has('changed');
    if (path !== null) path.checked = query.has('path');
    await showRun(query.get('run') ?? '');
    const words = sought.toLowerCase().split(/\s+/);
    const isPath = query.has('path') && shownRun !== '';
    const isFiltered = sought !== '' || query.has('changed') || isPath;
    const fitting = nodes.filter(
      (node) =>
        words.every((word) => texts.get(node)?.includes(word)) &&
        (!query.has('changed') || node.dataset['changed'] !== undefined) &&
        (!isPath || marked.visited.has(node)),
    );
    const kept = new Set(fitting.flatMap(listUpwards));
    for (const node of nodes) node.hidden = isFiltered && !kept.has(node);
    const opened = new Set((isFiltered ? fitting : [...marked.visited]).flatMap(listOuterFolds));
    for (const fold of folds)
      fold.open = opened.has(fold) || (!isFiltered && atFirst.get(fold) === true);
    if (count === null) return;
    const shown = isFiltered ? `${fitting.length} of ${nodes.length} nodes on this page fit` : '';
    const away = marked.elsewhere > 0 ? `${marked.elsewhere} calls name nodes on other pages` : '';
    count.textContent = [shown, away].filter((text) => text !== '').join('; ');
  }

  /** Marks the tree with the path of another run than before. */
  async function showRun(id: string): Promise<void> {
    const option = Array.from(run?.options ?? []).find(({ value }) => value === id);
    if (run !== null) run.value = option === undefined ? '' : id;
    const wanted = option?.value ?? '';
    if (pathLabel !== null) pathLabel.hidden = wanted === '';
    if (wanted === shownRun) return;
    shownRun = wanted;
    const calls = await loadPath(option?.dataset['href'] ?? '');
    if (shownRun === wanted)
      marked = calls.length === 0 ? markTree(tree, []) : markTree(tree, calls);
  }

  function revealNamed(): void {
    const named = document.getElementById(location.hash.slice(1));
    if (named === null || !tree.contains(named)) return;
    for (const fold of listOuterFolds(named)) fold.open = true;
    named.scrollIntoView();
  }
}

function readOwnText(node: Element): string {
  return node.querySelector(':scope > .own')?.textContent.toLowerCase() ?? '';
}

/** A node and those that it lies in. */
function listUpwards(node: Element): Element[] {
  const outer = node.parentElement?.closest('.tree li') ?? null;
  return outer === null ? [node] : [node, ...listUpwards(outer)];
}

function listOuterFolds(node: Element): HTMLDetailsElement[] {
  const fold = node.parentElement?.closest('details') ?? null;
  return fold === null ? [] : [fold, ...listOuterFolds(fold)];
}
