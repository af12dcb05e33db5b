import type { Corpus, Edge, Fixture, Item, Task } from '../../src/policy/corpus-schema.ts';
import { readCorpus } from '../../src/policy/read-corpus.ts';

/** An item inside the grant, unless it says otherwise; its text is its words. */
export function item(id: string, text = '', more: Partial<Item> = {}): Item {
  return { id, kind: 'arc', project: 'own', title: '', text, heat: 0, tokens: 100, ...more };
}

export function edge(from: string, to: string, more: Partial<Edge> = {}): Edge {
  return { from, to, type: 'related', state: 'accepted', inferred: false, ...more };
}

export function task(query: string, more: Partial<Task> = {}): Task {
  return { id: 't', case: 'held_out_incident', query, expected: [], useful: [], ...more };
}

export function fixture(
  items: readonly Item[],
  { edges = [], tasks = [task('q')], grant = ['own'] }: Partial<Fixture> = {},
): Fixture {
  return { engineer: 'E', grant, items: [...items], edges, tasks };
}

/** A corpus as its file's text. */
export function formatCorpus(fixtures: Record<string, Fixture>, revision = 1): string {
  const labels = { reviewer: 'R', humanReview: 'pending' };
  return JSON.stringify({ revision, labels, fixtures });
}

/** A corpus read through its own checks. */
export function buildCorpus(fixtures: Record<string, Fixture>, revision = 1): Corpus {
  return readCorpus(Buffer.from(formatCorpus(fixtures, revision)), 'corpus.json');
}
