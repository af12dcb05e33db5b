import type { Importer } from './importer.ts';
import { readCsv } from './read-csv.ts';
import { readInspect } from './read-inspect.ts';
import { readPromptfoo } from './read-promptfoo.ts';
import { readTranscript } from './read-transcript.ts';

/** The formats that can be imported. */
export const importers: readonly Importer[] = [
  {
    format: 'inspect',
    reads: 'a log of Inspect as JSON (`inspect log dump`), version 2; a run for each epoch',
    units:
      'epochs from 1; tokens: total_tokens of all models; tool calls: events of tools, or calls in messages where a log has no events; date: eval.created in UTC',
    read: readInspect,
  },
  {
    format: 'promptfoo',
    reads:
      'results of promptfoo as JSON (`promptfoo eval --output FILE.json`), version 3; a run for each repeat',
    units:
      'tokens: tokenUsage.total of the responses, of which 0 means that the provider did not say; tool calls: not logged; date: results.timestamp in UTC',
    read: readPromptfoo,
  },
  {
    format: 'transcript',
    reads: "a coding agent's session in JSON Lines (Claude Code, Codex, or messages with a role)",
    units:
      'tokens: input, cached input and output of every request; tool calls: distinct calls, those of subagents too; date: the first timestamp in UTC',
    read: readTranscript,
  },
  {
    format: 'csv',
    reads:
      'a table with a heading: id, answer, and citations or path, start, end; optionally toolCalls, tokens',
    units:
      'lines: as --line-base says; tokens and toolCalls: whole numbers, a row each, added up where every row has one',
    read: readCsv,
  },
];
