import { describeIssues, formatFieldPath } from '../error/describe-issues.ts';
import type { Fault } from '../error/report-error.ts';
import type { ImportContext, ImportedRun } from './importer.ts';
import { pickField } from './pick-field.ts';
import { placeAnswer, readQuestionId } from './place-answer.ts';
import type { PlacedResult } from './promptfoo-repeats.ts';
import { chooseProvider, splitRepeats } from './promptfoo-repeats.ts';
import { promptfooHeader, promptfooResult } from './promptfoo-schema.ts';
import type { PromptfooResult } from './promptfoo-schema.ts';
import { readJsonParts } from './read-json-parts.ts';
import { readUtcDate } from './read-utc-date.ts';
import { refuseImport } from './refuse-import.ts';

const header: Readonly<Record<string, string>> = {
  version: '$.results.version',
  timestamp: '$.results.timestamp',
  description: '$.config.description',
  promptfooVersion: '$.metadata.promptfooVersion',
};
const resultPath = '$.results.results.*';

/**
 * Reads what `promptfoo eval --output FILE.json` writes: OutputFile with EvaluateSummaryV3, as
 * https://www.promptfoo.dev/docs/configuration/outputs and `src/types/index.ts` of promptfoo/promptfoo
 * define it. Tests that were repeated give a run each.
 */
export async function readPromptfoo(
  chunks: AsyncIterable<Uint8Array>,
  context: ImportContext,
): Promise<ImportedRun[]> {
  const { file } = context;
  const head: Record<string, unknown> = {};
  const results: PlacedResult[] = [];
  const faults: Omit<Fault, 'file'>[] = [];
  await readJsonParts(chunks, {
    paths: [...Object.values(header), resultPath],
    file,
    exportAgain: 'export it again with `promptfoo export eval`',
    onPart: ({ path, value }) => {
      if (path.length !== 3) head[String(path.at(-1))] = value;
      else placeResult(value, Number(path[2]), { results, faults, context });
    },
  });
  const parsed = promptfooHeader.safeParse(head);
  if (!parsed.success) {
    const [first] = describeIssues(parsed.error);
    const field = header[formatFieldPath(first?.path ?? [])]?.slice(2);
    throw refuseImport(file, [{ field, message: first?.message ?? 'cannot be read' }]);
  }
  if (faults.length > 0) throw refuseImport(file, faults);
  const { timestamp, description, promptfooVersion } = parsed.data;
  const date = readUtcDate(timestamp);
  return splitRepeats(chooseProvider(results, context), context).map((repeat) => ({
    fields: {
      ...(description ? { label: description } : {}),
      model: repeat.model,
      client: `promptfoo ${promptfooVersion ?? ''}`.trim(),
      ...(date === null ? {} : { date }),
      ...(repeat.tokens === null ? {} : { tokens: repeat.tokens }),
    },
    answers: repeat.answers,
  }));
}

function placeResult(
  value: unknown,
  at: number,
  into: { results: PlacedResult[]; faults: Omit<Fault, 'file'>[]; context: ImportContext },
): void {
  const field = `results.results[${at}]`;
  const parsed = promptfooResult.safeParse(value);
  if (!parsed.success) {
    for (const { path, message } of describeIssues(parsed.error))
      into.faults.push({ field: `${field}.${formatFieldPath(path)}`, message });
    return;
  }
  const { idFrom = 'vars.id', citationsFrom } = into.context.options;
  const id = readQuestionId(pickField(parsed.data, idFrom));
  const citations = citationsFrom === undefined ? undefined : pickField(parsed.data, citationsFrom);
  const text = readOutput(parsed.data);
  const placed = placeAnswer({ field, id, text, citations }, into.context);
  for (const fault of placed.faults) into.faults.push(fault);
  into.results.push({ result: parsed.data, answers: placed.answers });
}

/** Providers answer with a text, or with what they parsed from one. Null where the call failed. */
function readOutput({ response, error }: PromptfooResult): string | null {
  const output = response?.output;
  if (output === undefined || output === null) return null;
  // a failed assertion is an error too, but it has an output
  if (typeof output === 'string') return output === '' && error ? null : output;
  return JSON.stringify(output);
}
