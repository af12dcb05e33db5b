import { edgeStates, edgeTypes } from './corpus-schema.ts';
import type { Limits } from './draft.ts';
import { followEdges, packHottest, packMatches } from './stages.ts';
import type { Stage } from './stages.ts';

export const policyNames = ['feed_only', 'scoped', 'graph', 'graph_wide', 'scoped_padded'] as const;

export type PolicyName = (typeof policyNames)[number];

/** A way to pack context for a task: stages in order, each within its own limits. */
export type Policy = Limits & {
  readonly name: PolicyName;
  /** The rule in a sentence, for readers. */
  readonly rule: string;
  /** Whether the printed table shows it where no policy is named. Probes of volume are not shown. */
  readonly printed: boolean;
  readonly stages: readonly { readonly limits: Limits; readonly run: Stage }[];
};

const narrow: Limits = { items: 6, tokens: 900 };
const wide: Limits = { items: 12, tokens: 1800 };

/** The accepted baseline's stage at any limits. */
export function packScoped(limits: Limits): Policy['stages'] {
  return [{ limits, run: packMatches({ superseded: 'leave out' }) }];
}

/** Every policy, in the order of tables and reports. A new policy is a new entry. */
export const policies: readonly Policy[] = [
  {
    name: 'feed_only',
    ...narrow,
    printed: true,
    rule: 'The hottest items of the whole fixture, whatever the query and the grant.',
    stages: [{ limits: narrow, run: packHottest('fixture', 'hottest of the whole fixture') }],
  },
  {
    name: 'scoped',
    ...narrow,
    printed: true,
    rule: 'Matching items inside the grant, best first; an item with a visible direct successor is left out.',
    stages: packScoped(narrow),
  },
  {
    name: 'graph',
    ...narrow,
    printed: true,
    rule: 'As scoped, then one hop over accepted resolved_by, decided_by and related edges inside the grant.',
    stages: [
      ...packScoped(narrow),
      {
        limits: narrow,
        run: followEdges({
          hops: 1,
          types: ['resolved_by', 'decided_by', 'related'],
          states: ['accepted'],
          superseded: 'leave out',
        }),
      },
    ],
  },
  {
    name: 'graph_wide',
    ...wide,
    printed: false,
    rule: 'Matches inside the grant, then two hops over edges of any type and state inside it; nothing superseded is left out.',
    stages: [
      { limits: wide, run: packMatches({ superseded: 'keep' }) },
      {
        limits: wide,
        run: followEdges({ hops: 2, types: edgeTypes, states: edgeStates, superseded: 'keep' }),
      },
    ],
  },
  {
    name: 'scoped_padded',
    ...wide,
    printed: false,
    rule: "Scoped's pack, then the hottest remaining items inside the grant, superseded ones too.",
    stages: [
      ...packScoped(narrow),
      {
        limits: wide,
        run: packHottest('grant', 'padding: hottest remaining inside the grant'),
      },
    ],
  },
];
