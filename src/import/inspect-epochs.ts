import type { z } from 'zod';
import { describeIssues, formatFieldPath } from '../error/describe-issues.ts';
import type { Fault } from '../error/report-error.ts';
import type { GivenAnswer } from '../run/collect-answers.ts';
import type { ImportContext, ImportedRun } from './importer.ts';
import { inspectSample } from './inspect-schema.ts';
import type { inspectHeader } from './inspect-schema.ts';
import { pickField } from './pick-field.ts';
import { placeAnswer, readQuestionId } from './place-answer.ts';
import { readInspectText } from './read-inspect-text.ts';
import { readUtcDate } from './read-utc-date.ts';

/** What is known of a sample while its part of the log goes by. */
export type SampleDraft = {
  readonly at: number;
  readonly fields: Record<string, unknown>;
  events: number;
  toolEvents: number;
  messages: number;
  messageCalls: number;
};

type Epoch = {
  readonly answers: GivenAnswer[];
  readonly sampleIds: Set<string>;
  /** Null where one of its samples does not say. */
  tokens: number | null;
  toolCalls: number | null;
};

/** The epochs of a log by number, and what keeps their samples from being placed. */
export type InspectEpochs = {
  readonly byNumber: Map<number, Epoch>;
  readonly faults: Omit<Fault, 'file'>[];
};

/** Adds a sample to its epoch, or its faults to the others. */
export function addSample(
  { byNumber, faults }: InspectEpochs,
  draft: SampleDraft,
  context: ImportContext,
): void {
  const field = `samples[${draft.at}]`;
  const parsed = inspectSample.safeParse(draft.fields);
  if (!parsed.success) {
    for (const { path, message } of describeIssues(parsed.error))
      faults.push({ field: `${field}.${formatFieldPath(path)}`, message });
    return;
  }
  const sample = parsed.data;
  const { idFrom = 'id', citationsFrom } = context.options;
  const citations = citationsFrom === undefined ? undefined : pickField(sample, citationsFrom);
  const id = readQuestionId(pickField(sample, idFrom));
  const placed = placeAnswer({ field, id, text: readInspectText(sample), citations }, context);
  for (const fault of placed.faults) faults.push(fault);
  const epoch = byNumber.get(sample.epoch) ?? startEpoch();
  byNumber.set(sample.epoch, epoch);
  const own = String(sample.id);
  if (epoch.sampleIds.has(own)) {
    const message = `${JSON.stringify(own)} stands twice in epoch ${sample.epoch}; keep one of the two`;
    faults.push({ field, message });
  }
  epoch.sampleIds.add(own);
  for (const answer of placed.answers) epoch.answers.push(answer);
  epoch.tokens = add(epoch.tokens, sumTokens(sample.model_usage));
  epoch.toolCalls = add(epoch.toolCalls, countCalls(draft));
}

function startEpoch(): Epoch {
  return { answers: [], sampleIds: new Set(), tokens: 0, toolCalls: 0 };
}

function countCalls({ events, toolEvents, messages, messageCalls }: SampleDraft): number | null {
  if (events > 0) return toolEvents;
  return messages > 0 ? messageCalls : null;
}

type Usage = Readonly<Record<string, { readonly total_tokens: number }>> | null | undefined;

function sumTokens(usage: Usage): number | null {
  const models = Object.values(usage ?? {});
  return models.length === 0 ? null : models.reduce((sum, { total_tokens: n }) => sum + n, 0);
}

/** A sum of which one part is not known is not known. */
function add(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}

/** One run for each epoch. */
export function listEpochRuns(
  { byNumber }: InspectEpochs,
  { eval: spec, stats }: z.output<typeof inspectHeader>,
): ImportedRun[] {
  const version = spec.packages?.['inspect_ai'];
  const date = readUtcDate(spec.created);
  const whole = byNumber.size === 1 ? sumTokens(stats?.model_usage) : null;
  return [...byNumber.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, { answers, tokens: own, toolCalls }]) => {
      const tokens = own ?? whole;
      return {
        fields: {
          label: spec.task,
          model: spec.model,
          client: version === undefined ? 'Inspect' : `Inspect ${version}`,
          ...(date === null ? {} : { date }),
          ...(toolCalls === null ? {} : { toolCalls }),
          ...(tokens === null ? {} : { tokens }),
        },
        answers,
      };
    });
}
