import { z } from 'zod';
import type { SuiteDocument } from '../suite/suite.ts';
import { excerptLine } from './excerpt-line.ts';
import { fillPage } from './fill-page.ts';
import { plainLine, readLines } from './read-lines.ts';
import { createLineSearch } from './search-lines.ts';
import { suggestNames } from './suggest-names.ts';
import { createToolbox, defineTool, refuse } from './tool.ts';
import type { Tool, Toolbox, ToolResult } from './tool.ts';

const mostHits = 50;
const mostDocuments = 1000;

type Documents = ReadonlyMap<string, SuiteDocument>;

const whole = z.int().min(1).max(1_000_000_000);
const pathName = z.string().max(10_000);
const fromSchema = whole.optional().describe('Where an earlier result stopped.');

/** The read tools of the documents mode: the files as they are. */
export function createDocumentTools(documents: Documents): Toolbox {
  return createToolbox([listTool(documents), readTool(documents), searchTool(documents)]);
}

function listTool(documents: Documents): Tool {
  return defineTool({
    name: 'documents_list',
    title: 'List documents',
    description: 'Lists the documents: path and number of lines.',
    input: z.strictObject({ from: fromSchema }),
    output: z.object({
      total: z.int(),
      documents: z.array(z.object({ path: z.string(), lines: z.int() })),
      next: z.int().nullable().describe('The `from` that shows further documents.'),
    }),
    call: ({ from = 1 }) => {
      const all = Array.from(documents.values(), ({ path, lines }) => ({
        path,
        lines: lines.length,
      }));
      if (from > 1 && from > all.length)
        return refuse(`There are ${all.length} documents; ask for from <= that.`);
      const page = fillPage(
        all,
        from,
        mostDocuments,
        300,
        ({ path, lines }) => `${path} (${lines === 1 ? '1 line' : `${lines} lines`})`,
      );
      const rest = page.next === null ? '' : `\nMore documents: continue with from ${page.next}.`;
      return succeed(`${all.length} documents.\n${page.text}${rest}`, {
        total: all.length,
        documents: page.entries,
        next: page.next,
      });
    },
  });
}

function readTool(documents: Documents): Tool {
  return defineTool({
    name: 'documents_read',
    title: 'Read a document',
    description:
      'Reads a document as plain text, at most 20,000 characters a result; the remark below the text says which lines it is. `start` and `end` choose lines. Cite the lines that hold the answer, as path:line or path:first-last, not the range that you read.',
    input: z.strictObject({
      path: pathName,
      start: whole.optional().describe('First line, from 1.'),
      end: whole.optional().describe('Last line.'),
      character: whole.optional().describe('Where in the first line to go on.'),
    }),
    output: null,
    call: ({ path, start = 1, end, character = 1 }) => {
      const document = documents.get(path);
      if (document === undefined) return refuse(describeMissing(path, documents));
      const last = end ?? Math.max(start, document.lines.length);
      return readLines(path, document.lines, { start, end: last, character }, plainLine);
    },
  });
}

function searchTool(documents: Documents): Tool {
  const search = createLineSearch(documents);
  return defineTool({
    name: 'documents_search',
    title: 'Search documents',
    description:
      'Finds the lines that hold a text as it stands; capitals, emphasis and the kind of dash or quote do not matter. Each hit is path:line and the line. Cite the line that holds the answer.',
    input: z.strictObject({
      text: z.string().min(1).max(1000).describe('What to look for.'),
      path: pathName.optional().describe('Only this document is searched.'),
      from: fromSchema,
    }),
    output: z.object({
      total: z.int(),
      hits: z.array(z.object({ path: z.string(), line: z.int(), text: z.string() })),
      next: z.int().nullable().describe('The `from` that shows further hits.'),
    }),
    call: ({ text, path, from = 1 }) => {
      if (path !== undefined && !documents.has(path))
        return refuse(describeMissing(path, documents));
      const hits = search(text, 'phrase', (hit) => path === undefined || hit.path === path);
      if (from > 1 && from > hits.length)
        return refuse(`There are ${hits.length} hits; ask for from <= that.`);
      const page = fillPage(
        hits.map((hit) => ({ ...hit, text: documents.get(hit.path)?.lines[hit.line - 1] ?? '' })),
        from,
        mostHits,
        300,
        (hit) => `${hit.path}:${hit.line}: ${excerptLine(hit.text)}`,
      );
      const count = hits.length === 1 ? '1 line' : `${hits.length} lines`;
      const rest = page.next === null ? '' : `\nMore lines: continue with from ${page.next}.`;
      return succeed(`${count} found.${page.text === '' ? '' : `\n${page.text}`}${rest}`, {
        total: hits.length,
        hits: page.entries.map((hit) => ({ ...hit, text: excerptLine(hit.text) })),
        next: page.next,
      });
    },
  });
}

function describeMissing(path: string, documents: Documents): string {
  const near = suggestNames(path, [...documents.keys()]);
  return `No document ${JSON.stringify(path.slice(0, 300))}. ${near}`;
}

function succeed(text: string, data: Readonly<Record<string, unknown>>): ToolResult {
  return { content: [text], data, next: null, isError: false };
}
