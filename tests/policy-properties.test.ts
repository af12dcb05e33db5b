import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Edge, Fixture, Item, Task } from '../src/policy/corpus-schema.ts';
import { describeChange } from '../src/policy/describe-change.ts';
import { evaluateCorpus, gradeFixture } from '../src/policy/evaluate-corpus.ts';
import { packScoped, policies, policyNames } from '../src/policy/policies.ts';
import { judgeCandidate } from '../src/policy/qualify.ts';
import { buildCorpus } from './registry/build-corpus.ts';

vi.setConfig({ testTimeout: 150_000 });

const words = ['red', 'blue', 'green', 'the', 'ash'];
const text = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((list) => list.join(' '));
const edgeTypes: Edge['type'][] = ['resolved_by', 'decided_by', 'related', 'supersedes'];

/** Small dense fixtures: chains, cycles, hidden items, edges across the grant. Hidden names say `secret`. */
const fixtures: fc.Arbitrary<Fixture> = fc
  .array(
    fc.record({
      hidden: fc.boolean(),
      title: text,
      text,
      heat: fc.integer({ min: 0, max: 3 }),
      tokens: fc.constantFrom(0, 1, 150, 400, 900, 901, 1800),
      successor: fc.option(fc.nat(15), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 16 },
  )
  .chain((drafts) => {
    const ids = drafts.map(({ hidden }, at) => (hidden ? `secret-${at}` : `item-${at}`));
    const items = drafts.map(({ hidden, title, successor, ...rest }, at): Item => {
      const supersededBy = successor === undefined ? undefined : ids[successor % ids.length];
      return {
        id: ids[at] ?? '',
        kind: 'arc',
        project: hidden ? 'other' : 'own',
        title: hidden ? `${title} secret title` : title,
        ...rest,
        ...(supersededBy === undefined ? {} : { supersededBy }),
      };
    });
    const id = fc.constantFrom(...ids);
    const some = fc.array(id, { maxLength: 4 });
    const edge = fc.record<Edge>({
      from: id,
      to: id,
      type: fc.constantFrom(...edgeTypes),
      state: fc.constantFrom('accepted', 'proposed'),
      inferred: fc.boolean(),
    });
    const task = fc
      .record({ query: text, expected: some, useful: some, needs: some, without: some })
      .map(({ query, expected, useful, needs, without }): Task => ({
        id: 't',
        case: 'held_out_incident',
        query,
        expected,
        useful: [...useful, ...expected],
        mistake: { needs, without },
      }));
    return fc
      .record({ edges: fc.array(edge, { maxLength: 30 }), tasks: fc.tuple(task) })
      .map(({ edges, tasks }) => ({ engineer: 'E', grant: ['own'], items, edges, tasks }));
  });

test('nothing outside the grant is in any left-out list, reason, refusal or scoped pack', () => {
  fc.assert(
    fc.property(fixtures, (built) => {
      const { reports } = evaluateCorpus(buildCorpus({ f: built }));
      for (const { policy, tasks } of reports) {
        const said = tasks.flatMap(({ packed, leftOut }) => [
          leftOut,
          packed.map(({ id, because }) => (policy === 'feed_only' ? because : [id, because])),
        ]);
        expect(JSON.stringify(said)).not.toMatch(/secret/);
      }
      for (const accepted of policyNames) {
        for (const candidate of policyNames) {
          const of = (name: string) => reports.filter(({ policy }) => policy === name);
          const { reasons, gains } = judgeCandidate(of(accepted), of(candidate));
          expect([...reasons, ...gains].map(describeChange).join()).not.toMatch(/secret/);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('the four labels sum to arcs, packs keep their limits, and no item is in twice or both in and out', () => {
  fc.assert(
    fc.property(fixtures, (built) => {
      for (const { policy: name, measures, tasks } of evaluateCorpus(buildCorpus({ f: built }))
        .reports) {
        const { scopeLeakage, irrelevantInjection, staleInjection, reviewedUsefulness } = measures;
        const useful = reviewedUsefulness.value ?? 0;
        expect(scopeLeakage + irrelevantInjection + staleInjection + useful).toBe(measures.arcs);
        if (name !== 'feed_only') expect(scopeLeakage).toBe(0);
        const policy = policies.find((each) => each.name === name);
        for (const { packed, leftOut } of tasks) {
          expect(packed.length).toBeLessThanOrEqual(policy?.items ?? 0);
          expect(packed.reduce((sum, { tokens }) => sum + tokens, 0)).toBeLessThanOrEqual(
            policy?.tokens ?? 0,
          );
          const ids = [...packed, ...leftOut].map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          const reasons = leftOut.map(({ reason }) => reason);
          expect(reasons.lastIndexOf('superseded')).toBeLessThan(
            reasons.includes('over_budget') ? reasons.indexOf('over_budget') : reasons.length,
          );
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('growing the item limit of scoped alone never lowers recall', () => {
  fc.assert(
    fc.property(fixtures, (built) => {
      const recalls = Array.from({ length: 12 }, (_, items) => {
        const limits = { items, tokens: 900 };
        const policy = { name: 'scoped', printed: true, rule: '', ...limits } as const;
        const [report] = gradeFixture('f', built, [{ ...policy, stages: packScoped(limits) }]);
        return report?.measures.contextSourceRecall.value ?? 0;
      });
      expect(recalls).toEqual(recalls.toSorted((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});
