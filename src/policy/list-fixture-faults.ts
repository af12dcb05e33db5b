import type { FieldFault } from '../error/describe-issues.ts';
import type { LenientFixture } from './lenient-corpus.ts';

type Path = FieldFault['path'];
type Place = { readonly path: Path; readonly id: string | null };

/**
 * Every fault of a fixture that its schema cannot see. Faults name places, never ids: an id may belong
 * to an item outside the grant.
 */
export function listFixtureFaults(fixture: LenientFixture): FieldFault[] {
  const items = listPlaces(fixture.items, 'items');
  const known = new Set(items.map(({ id }) => id));
  return [
    ...listDuplicates(items),
    ...listDuplicates(listPlaces(fixture.tasks, 'tasks')),
    ...listReferences(fixture)
      .filter(({ id }) => id !== null && !known.has(id))
      .map(({ path }) => ({
        path,
        message: 'is the id of no item of this fixture; name one that exists',
      })),
    ...listUnusefulExpected(fixture, known),
  ];
}

function listPlaces(
  entries: readonly ({ readonly id: string | null } | null)[],
  list: string,
): Place[] {
  return entries.map((entry, at) => ({ path: [list, at, 'id'], id: entry?.id ?? null }));
}

function listDuplicates(places: readonly Place[]): FieldFault[] {
  const first = new Map<string, number>();
  return places.flatMap(({ path, id }, at) => {
    if (id === null) return [];
    const before = first.get(id);
    if (before !== undefined) {
      const message = `is also the id of ${String(path[0])}[${before}]; ids are unique`;
      return [{ path, message }];
    }
    first.set(id, at);
    return [];
  });
}

function listReferences({ items, edges, tasks }: LenientFixture): Place[] {
  return [
    ...items.map((item, at) => ({
      path: ['items', at, 'supersededBy'],
      id: item?.supersededBy ?? null,
    })),
    ...edges.flatMap((edge, at) => [
      { path: ['edges', at, 'from'], id: edge?.from ?? null },
      { path: ['edges', at, 'to'], id: edge?.to ?? null },
    ]),
    ...tasks.flatMap((task, at) => {
      if (task === null) return [];
      const list = (ids: readonly (string | null)[], ...path: Path): Place[] =>
        ids.map((id, position) => ({ path: ['tasks', at, ...path, position], id }));
      return [
        ...list(task.expected, 'expected'),
        ...list(task.useful, 'useful'),
        ...list(task.mistake?.needs ?? [], 'mistake', 'needs'),
        ...list(task.mistake?.without ?? [], 'mistake', 'without'),
      ];
    }),
  ];
}

function listUnusefulExpected(
  { grant, items, tasks }: LenientFixture,
  known: ReadonlySet<string | null>,
): FieldFault[] {
  const inside = new Set(
    items.flatMap((item) => (item !== null && grant.includes(item.project) ? [item.id] : [])),
  );
  return tasks.flatMap((task, at) =>
    (task?.expected ?? []).flatMap((id, position) =>
      id !== null && known.has(id) && inside.has(id) && !(task?.useful ?? []).includes(id)
        ? [
            {
              path: ['tasks', at, 'expected', position],
              message: 'is inside the grant and not useful; add it to useful or take it out here',
            },
          ]
        : [],
    ),
  );
}
