import type { BrainPage } from './paginate-brain.ts';
import type { BrainNodeView } from './brain-view.ts';

/** How many nodes a page shows at first; further levels are folded. */
const mostAtFirst = 40;

/** How many levels of a page's tree stand open, the root's always. */
export function chooseOpenLevels({ children, cut }: Pick<BrainPage, 'children' | 'cut'>): number {
  let levels = 1;
  let count = children.length;
  for (let level = listNext(children, cut); level.length > 0; level = listNext(level, cut)) {
    count += level.length;
    if (count > mostAtFirst) break;
    levels += 1;
  }
  return levels;
}

function listNext(level: readonly BrainNodeView[], cut: ReadonlySet<string>): BrainNodeView[] {
  return level.flatMap(({ id, children }) => (cut.has(id) ? [] : children));
}
