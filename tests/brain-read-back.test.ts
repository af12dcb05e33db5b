import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createBrainTools } from '../src/brain/brain-tools.ts';
import { buildBrain } from '../src/brain/build-brain.ts';
import type { Toolbox } from '../src/brain/tool.ts';
import { readDocuments } from '../src/store/read-documents.ts';

const eips = '../shared/eips/docs';
const opened = z.object({
  children: z.array(
    z.object({ id: z.string(), path: z.string().nullable(), end: z.int().nullable() }),
  ),
  next: z.int().nullable(),
});

/** Ids of the leaves below a node, found by opening alone. */
function listLeaves(toolbox: Toolbox, node: string): string[] {
  const children: z.output<typeof opened>['children'] = [];
  for (let from: number | null = 1; from !== null;) {
    const page: z.output<typeof opened> = opened.parse(
      toolbox.call('brain_open', { node, ...(from === 1 ? {} : { from }) }).data,
    );
    children.push(...page.children);
    from = page.next;
  }
  return children.length === 0 ? [node] : children.flatMap(({ id }) => listLeaves(toolbox, id));
}

/** The numbered lines of a node by reading on; a part of a long line is joined to what came before. */
function readLeaf(toolbox: Toolbox, node: string): [line: number, text: string][] {
  const lines: [number, string][] = [];
  let place: Record<string, unknown> = {};
  for (;;) {
    const { content, next } = toolbox.call('brain_read', { node, ...place });
    expect(content.join('').length).toBeLessThanOrEqual(20_000);
    for (const row of (content[0] ?? '').split('\n')) {
      const [, number, rest, text = ''] = /^(\d+)(…?): (.*)$/s.exec(row) ?? [];
      const last = lines.at(-1);
      if (rest === '…' && last !== undefined) last[1] += text;
      else lines.push([Number(number), text]);
    }
    if (next === null) return lines;
    place = { ...next };
  }
}

test.runIf(existsSync(eips)).each([1, 2] as const)(
  'every line of 134 real documents is read back from the root, builder %d (only where they are there)',
  async (builder) => {
    const documents = await readDocuments(eips);
    const toolbox = createBrainTools(buildBrain(documents, builder), documents);
    const read = new Map<string, [line: number, text: string][]>();
    for (const leaf of listLeaves(toolbox, '/')) {
      const path = leaf.split('#', 1)[0] ?? leaf;
      read.set(path, [...(read.get(path) ?? []), ...readLeaf(toolbox, leaf)]);
    }
    const numbered = Array.from(documents, ([path, { lines }]): [string, [number, string][]] => [
      path,
      lines.map((text, at) => [at + 1, text]),
    ]);
    expect(read).toEqual(new Map(numbered));
  },
  120_000,
);
