/**
 * A corpus of a given size as its file's text, the same each time: words as uneven as prose, of which a few
 * are common, chains of supersession, a third of the items outside the grant, edges of every kind.
 */
export function generateCorpus({
  items,
  edges,
  tasks,
}: {
  readonly items: number;
  readonly edges: number;
  readonly tasks: number;
}): string {
  const draw = createDraw(7);
  const word = () => `w${Math.floor(draw() ** 2 * 20_000)}`;
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const id = (at: number) => `item-${at}`;
  const any = () => id(Math.floor(draw() * items));
  const pick = (list: readonly string[]) => list[Math.floor(draw() * list.length)];
  const list = Array.from({ length: items }, (_, at) => ({
    id: id(at),
    kind: pick(['arc', 'lesson', 'decision', 'guidance']),
    project: draw() < 0.67 ? 'own' : 'other',
    title: words(6),
    text: words(40),
    heat: Math.round(draw() * 1000) / 1000,
    tokens: 40 + Math.floor(draw() * 200),
    ...(draw() < 0.2 ? { supersededBy: any() } : {}),
  }));
  const granted = list.filter(({ project }) => project === 'own');
  return JSON.stringify(
    {
      revision: 1,
      labels: { reviewer: 'generated', humanReview: 'pending' },
      fixtures: {
        generated: {
          engineer: 'Generated',
          grant: ['own'],
          items: list,
          edges: Array.from({ length: edges }, () => ({
            from: any(),
            to: any(),
            type: pick(['resolved_by', 'decided_by', 'related', 'supersedes']),
            state: draw() < 0.8 ? 'accepted' : 'proposed',
            inferred: draw() < 0.2,
          })),
          tasks: Array.from({ length: tasks }, (_, at) => {
            const expected = granted[Math.floor(draw() * granted.length)]?.id ?? id(0);
            return {
              id: `task-${at}`,
              case: 'held_out_incident',
              query: words(8),
              expected: [expected],
              useful: [expected],
              mistake: { needs: [expected], without: [] },
            };
          }),
        },
      },
    },
    null,
    2,
  );
}

/** Numbers from 0 to 1 by a linear congruence, the same from the same seed. */
function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
