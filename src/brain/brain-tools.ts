import { z } from 'zod';
import type { SuiteDocument } from '../suite/suite.ts';
import type { Brain, BrainNode, BuilderVersion } from './brain.ts';
import { rootId } from './brain.ts';
import { excerptLine } from './excerpt-line.ts';
import { fillPage } from './fill-page.ts';
import { createLeafFinder } from './find-leaf.ts';
import { printChild, printHead } from './print-node.ts';
import { numberedLine, readLines } from './read-lines.ts';
import { resolveNode } from './resolve-node.ts';
import { createLineSearch } from './search-lines.ts';
import type { LineHit, SearchStyle } from './search-lines.ts';
import { createToolbox, defineTool, refuse } from './tool.ts';
import type { Tool, Toolbox } from './tool.ts';

const mostHits = 50;
const mostChildren = 400;

type Documents = ReadonlyMap<string, SuiteDocument>;

/** How each builder's search reads its query, and how the tool says so. */
const searchStyles: Readonly<Record<BuilderVersion, { style: SearchStyle; says: string }>> = {
  1: { style: 'phrase', says: 'finds the lines that hold the words as one phrase' },
  2: { style: 'words', says: 'finds the lines that hold every one of the words, in any order' },
};

const whole = z.int().min(1).max(1_000_000_000);
const nodeName = z.string().max(10_000);
const fromSchema = whole.optional().describe('Where an earlier result stopped.');

const nodeShape = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  summary: z.string(),
  path: z.string().nullable(),
  start: z.int().nullable(),
  end: z.int().nullable(),
});

/** The read tools of the Brain mode, over the documents that the Brain was built from. */
export function createBrainTools(brain: Brain, documents: Documents): Toolbox {
  return createToolbox([openTool(brain), readTool(brain, documents), searchTool(brain, documents)]);
}

function describeNode({ id, kind, title, summary, path, start, end }: BrainNode) {
  return { id, kind, title, summary, path, start, end };
}

function openTool(brain: Brain): Tool {
  return defineTool({
    name: 'brain_open',
    title: 'Open a node',
    description:
      'Shows a node of the Brain: its summary and its children with theirs. Without `node` it opens the root. Go down by summaries to the node that should hold the answer, then read that node.',
    input: z.strictObject({
      node: nodeName.optional().describe("A node's id; the root where absent."),
      from: fromSchema,
    }),
    output: z.object({
      node: nodeShape.extend({ parent: z.string().nullable() }),
      children: z.array(nodeShape),
      next: z.int().nullable().describe('The `from` that shows further children.'),
    }),
    call: ({ node: name = rootId, from = 1 }) => {
      const found = resolveNode(brain, name);
      if (typeof found === 'string') return refuse(found);
      const { node } = found;
      const children = node.children.flatMap((id) => brain.nodes.get(id) ?? []);
      if (from > 1 && from > children.length)
        return refuse(`${node.id} has ${children.length} children; ask for from <= that.`);
      const head = printHead(node);
      const page = fillPage(children, from, mostChildren, head.length + 200, printChild);
      const rest = page.next === null ? '' : `\nMore children: continue with from ${page.next}.`;
      const hint =
        children.length === 0 ? 'No children: read it.' : `Children (${children.length}):`;
      return {
        content: [`${head}\n${hint}${page.text === '' ? '' : `\n${page.text}`}${rest}`],
        data: {
          node: { ...describeNode(node), parent: node.parent },
          children: page.entries.map(describeNode),
          next: page.next,
        },
        next: null,
        isError: false,
      };
    },
  });
}

function readTool(brain: Brain, documents: Documents): Tool {
  return defineTool({
    name: 'brain_read',
    title: 'Read lines',
    description:
      "Reads a node's lines, each with its number, at most 20,000 characters a result. `start` and `end` choose other lines of the node's document. Cite the lines that hold the answer, as path:line or path:first-last, not the range that you read.",
    input: z.strictObject({
      node: nodeName.describe("A node's id; a document's path is one."),
      start: whole.optional().describe('First line, counted in the document from 1.'),
      end: whole.optional().describe('Last line.'),
      character: whole.optional().describe('Where in the first line to go on.'),
    }),
    output: null,
    call: ({ node: name, start, end, character = 1 }) => {
      const found = resolveNode(brain, name);
      if (typeof found === 'string') return refuse(found);
      const { node, lines } = found;
      const document = documents.get(node.path ?? '');
      if (document === undefined)
        return refuse(`${node.id} is a folder and holds no lines; open it with brain_open.`);
      const first = start ?? lines?.start ?? node.start ?? 1;
      const last = end ?? lines?.end ?? Math.max(first, node.end ?? 1);
      const request = { start: first, end: last, character };
      return readLines(document.path, document.lines, request, numberedLine);
    },
  });
}

function searchTool(brain: Brain, documents: Documents): Tool {
  const { style, says } = searchStyles[brain.builder];
  const search = createLineSearch(documents);
  const findLeaf = createLeafFinder(brain);
  return defineTool({
    name: 'brain_search',
    title: 'Search lines',
    description: `Searches the text of all documents: ${says}; capitals, emphasis and the kind of dash or quote do not matter. Each hit names its line as path:line and its node. Use the documents' words; cite the line that holds the answer.`,
    input: z.strictObject({
      words: z.string().min(1).max(1000).describe('What to look for.'),
      within: nodeName.optional().describe('A node; only its lines are searched.'),
      from: fromSchema,
    }),
    output: z.object({
      total: z.int(),
      hits: z.array(
        z.object({ path: z.string(), line: z.int(), text: z.string(), node: z.string() }),
      ),
      next: z.int().nullable().describe('The `from` that shows further hits.'),
    }),
    call: ({ words, within = rootId, from = 1 }) => {
      const found = resolveNode(brain, within);
      if (typeof found === 'string') return refuse(found);
      const hits = search(words, style, createFilter(found.node));
      if (from > 1 && from > hits.length)
        return refuse(`There are ${hits.length} hits; ask for from <= that.`);
      const describe = ({ path, line }: LineHit) => ({
        path,
        line,
        text: excerptLine(documents.get(path)?.lines[line - 1] ?? ''),
        node: findLeaf(path, line)?.id ?? path,
      });
      const page = fillPage(
        hits.slice(0, from - 1 + mostHits).map(describe),
        from,
        mostHits,
        300,
        ({ path, line, text, node }) => `${path}:${line}: ${text}\n    in ${node}`,
      );
      const after = from + page.entries.length;
      const next = after > hits.length ? null : after;
      const count = hits.length === 1 ? '1 line' : `${hits.length} lines`;
      const rest = next === null ? '' : `\nMore lines: continue with from ${next}.`;
      return {
        content: [
          `${count} found.${page.text === '' ? ` The search ${says}.` : `\n${page.text}`}${rest}`,
        ],
        data: { total: hits.length, hits: page.entries, next },
        next: null,
        isError: false,
      };
    },
  });
}

/** Whether a line lies in a node. */
function createFilter({ id, kind, path, start, end }: BrainNode): (hit: LineHit) => boolean {
  if (id === rootId) return () => true;
  if (kind === 'folder') return (hit) => hit.path.startsWith(id);
  return (hit) => hit.path === path && (start ?? 1) <= hit.line && hit.line <= (end ?? 0);
}
