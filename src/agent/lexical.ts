import { z } from 'zod';
import type { Toolbox } from '../brain/tool.ts';
import type { Agent, AgentAnswer, AgentQuestion } from './agent.ts';
import { countWords, rankTexts } from './rank-lines.ts';
import type { RankedText } from './rank-lines.ts';
import { readWhole } from './read-whole.ts';

type Line = { readonly path: string; readonly number: number; readonly text: string };

const listedDocuments = z.object({
  documents: z.array(z.object({ path: z.string(), lines: z.int() })),
  next: z.int().nullable(),
});

/**
 * The baseline in documents mode, without a model: reads every document and answers each question with
 * the line that BM25 ranks highest. Ties go to the earlier path, then to the earlier line.
 */
export const lexical: Agent = {
  name: 'lexical',
  modes: ['documents'],
  answer: ({ questions, toolbox }) => {
    const lines = listPaths(toolbox).flatMap((path) => readDocument(toolbox, path));
    const answers = questions.map((question) => answerQuestion(question, lines));
    return Promise.resolve({ answers, tokens: null });
  },
};

function listPaths(toolbox: Toolbox): string[] {
  const paths: string[] = [];
  for (let from: number | null = 1; from !== null;) {
    const { documents, next }: z.output<typeof listedDocuments> = listedDocuments.parse(
      toolbox.call('documents_list', { from }).data,
    );
    paths.push(...documents.filter(({ lines }) => lines > 0).map(({ path }) => path));
    from = next;
  }
  return paths;
}

function readDocument(toolbox: Toolbox, path: string): RankedText<Line>[] {
  const text = readWhole((place) => toolbox.call('documents_read', { path, ...place }));
  return text
    .split('\n')
    .map((line, at) => countWords({ path, number: at + 1, text: line.trim() }, line))
    .filter(({ length }) => length > 0);
}

function answerQuestion(
  { id, question }: AgentQuestion,
  lines: readonly RankedText<Line>[],
): AgentAnswer {
  const [best] = rankTexts(question, lines);
  if (best === undefined) return { id, answer: null, citations: [] };
  const { path, number, text } = best.item;
  return { id, answer: text, citations: [`${path}:${number}`] };
}
