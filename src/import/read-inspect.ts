import { describeIssues, formatFieldPath } from '../error/describe-issues.ts';
import type { ImportContext, ImportedRun } from './importer.ts';
import { addSample, listEpochRuns } from './inspect-epochs.ts';
import type { InspectEpochs, SampleDraft } from './inspect-epochs.ts';
import { inspectHeader } from './inspect-schema.ts';
import { readJsonParts } from './read-json-parts.ts';
import { refuseArchive } from './refuse-archive.ts';
import { refuseImport } from './refuse-import.ts';

const paths = [
  ...['version', 'status', 'eval', 'stats'].map((field) => `$.${field}`),
  ...['id', 'epoch', 'output', 'metadata', 'attachments', 'model_usage', 'error'].map(
    (field) => `$.samples.*.${field}`,
  ),
  '$.samples.*.events.*.event',
  '$.samples.*.transcript.events.*.event',
  '$.samples.*.messages.*.role',
  '$.samples.*.messages.*.tool_calls',
];

/**
 * Reads a log of Inspect as `inspect log dump` writes it: EvalLog, version 2, as
 * https://inspect.aisi.org.uk/reference/inspect_ai.log.html and the classes in
 * `src/inspect_ai/log/_log.py` of UKGovernmentBEIS/inspect_ai define it. Each epoch is a run.
 */
export async function readInspect(
  chunks: AsyncIterable<Uint8Array>,
  context: ImportContext,
): Promise<ImportedRun[]> {
  const { file } = context;
  const head: Record<string, unknown> = {};
  const epochs: InspectEpochs = { byNumber: new Map(), faults: [] };
  const drafts: SampleDraft[] = [];
  const finish = () => {
    for (const draft of drafts.splice(0)) addSample(epochs, draft, context);
  };
  await readJsonParts(refuseArchive(chunks, file), {
    paths,
    file,
    exportAgain: 'write it again with `inspect log dump`',
    onPart: ({ path: [top = '', at, field, , inner], value }) => {
      if (top !== 'samples' || typeof at !== 'number') {
        head[top] = value;
        return;
      }
      if (drafts[0]?.at !== at) finish();
      drafts[0] ??= { at, fields: {}, events: 0, toolEvents: 0, messages: 0, messageCalls: 0 };
      addPart(drafts[0], { field: String(field), inner, value });
    },
  });
  finish();
  const parsed = inspectHeader.safeParse(head);
  if (!parsed.success) {
    const [first] = describeIssues(parsed.error);
    throw refuseImport(file, [
      { field: formatFieldPath(first?.path ?? []), message: first?.message ?? 'cannot be read' },
    ]);
  }
  if (epochs.faults.length > 0) throw refuseImport(file, epochs.faults);
  if (epochs.byNumber.size === 0) {
    const message = 'there are none; dump the log without --header-only';
    throw refuseImport(file, [{ field: 'samples', message }]);
  }
  return listEpochRuns(epochs, parsed.data);
}

function addPart(
  draft: SampleDraft,
  part: { readonly field: string; readonly inner: unknown; readonly value: unknown },
): void {
  const { field, inner, value } = part;
  if (field === 'events' || field === 'transcript') {
    draft.events += 1;
    if (value === 'tool') draft.toolEvents += 1;
  } else if (field === 'messages' && inner === 'role') draft.messages += 1;
  else if (field === 'messages') draft.messageCalls += Array.isArray(value) ? value.length : 0;
  else draft.fields[field] = value;
}
