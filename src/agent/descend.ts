import { z } from 'zod';
import type { Toolbox } from '../brain/tool.ts';
import { listWords } from '../text/words.ts';
import type { Agent, AgentAnswer, AgentQuestion } from './agent.ts';
import { countWords, rankTexts } from './rank-lines.ts';
import type { RankedText } from './rank-lines.ts';
import { readWhole } from './read-whole.ts';

const nodeSchema = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  summary: z.string(),
  path: z.string().nullable(),
});
const openedNode = z.object({ children: z.array(nodeSchema), next: z.int().nullable() });
const foundLines = z.object({
  total: z.int(),
  hits: z.array(z.object({ node: z.string(), path: z.string() })),
});

type Node = z.output<typeof nodeSchema>;
type Line = { readonly path: string; readonly number: number; readonly text: string };

/** How many nodes a question may open on its way down, how many it reads, how many words it searches. */
const mostOpened = 12;
const mostRead = 4;
const mostSearches = 3;
/** A word found in more lines than this says nothing of where the answer is. */
const mostHits = 40;

/**
 * The baseline in Brain mode, without a model: opens the nodes whose summaries rank highest by BM25 and
 * goes down to leaves, searches for the question's longest words, reads the best leaves of both, and
 * answers with the line that ranks highest. What it has opened or read it remembers for later questions.
 */
export const descend: Agent = {
  name: 'descend',
  modes: ['brain'],
  answer: ({ questions, toolbox }) => {
    const open = remember((id) => openNode(toolbox, id));
    const read = remember((id) => readNode(toolbox, id));
    const search = remember((words) => searchWords(toolbox, words));
    const answers = questions.map((question) => answerQuestion(question, open, read, search));
    return Promise.resolve({ answers, tokens: null });
  },
};

function remember<T>(look: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = look(name);
    known.set(name, found);
    return found;
  };
}

function openNode(toolbox: Toolbox, id: string): RankedText<Node>[] {
  const nodes: RankedText<Node>[] = [];
  for (let from: number | null = 1; from !== null;) {
    const { children, next }: z.output<typeof openedNode> = openedNode.parse(
      toolbox.call('brain_open', { node: id, ...(from === 1 ? {} : { from }) }).data,
    );
    nodes.push(...children.map((node) => countWords(node, `${node.title} ${node.summary}`)));
    from = next;
  }
  return nodes;
}

/** The lines of a node that hold words. */
function readNode(toolbox: Toolbox, id: string): RankedText<Line>[] {
  const path = id.split('#', 1)[0] ?? id;
  const text = readWhole((place) => toolbox.call('brain_read', { node: id, ...place }));
  return text.split('\n').flatMap((line) => {
    const [, number, rest = ''] = /^(\d+)…?: (.*)$/.exec(line) ?? [];
    if (number === undefined || listWords(rest).length === 0) return [];
    return [countWords({ path, number: Number(number), text: rest.trim() }, rest)];
  });
}

/** Nodes with a line that holds the words, unless they are all over the documents. */
function searchWords(toolbox: Toolbox, words: string): string[] {
  const { total, hits } = foundLines.parse(toolbox.call('brain_search', { words }).data);
  return total > mostHits ? [] : [...new Set(hits.map(({ node }) => node))];
}

function answerQuestion(
  { id, question }: AgentQuestion,
  open: (id: string) => RankedText<Node>[],
  read: (id: string) => RankedText<Line>[],
  search: (words: string) => string[],
): AgentAnswer {
  const leaves = [...descendTree(question, open), ...searchQuestion(question, search)];
  const lines = [...new Set(leaves)].flatMap(read);
  const [best] = rankTexts(question, lines);
  if (best === undefined) return { id, answer: null, citations: [] };
  const { path, number, text } = best.item;
  return { id, answer: text, citations: [`${path}:${number}`] };
}

/** Best first: of all nodes seen, the one whose title and summary rank highest is opened next. */
function descendTree(question: string, open: (id: string) => RankedText<Node>[]): string[] {
  let seen = open('/');
  const done = new Set<string>();
  const leaves: string[] = [];
  for (let opened = 0; opened < mostOpened && leaves.length < mostRead; opened += 1) {
    const next = rankTexts(question, seen).find(({ item }) => !done.has(item.id))?.item;
    if (next === undefined) break;
    done.add(next.id);
    const children = open(next.id);
    if (children.length > 0) seen = [...seen, ...children];
    else if (next.path !== null) leaves.push(next.id);
  }
  return leaves;
}

/** The longest words first: they are the rarest. Nodes that more of the words lead to come first. */
function searchQuestion(question: string, search: (words: string) => string[]): string[] {
  const words = [...new Set(listWords(question))].toSorted((a, b) => b.length - a.length);
  const counts = new Map<string, number>();
  for (const word of words.slice(0, mostSearches))
    for (const node of search(word)) counts.set(node, (counts.get(node) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostRead)
    .map(([node]) => node);
}
