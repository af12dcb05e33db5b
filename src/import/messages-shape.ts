import { z } from 'zod';
import type { TranscriptEvent, TranscriptShape } from './transcript-event.ts';

const tokenCount = z
  .int('not a whole number of tokens')
  .min(0, 'not a whole number of tokens')
  .nullish();

const block = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('tool_use'), id: z.string().nullish() }),
  z.object({ type: z.string() }).transform(() => null),
]);

const message = z.object({
  id: z.string().nullish(),
  role: z.literal('assistant'),
  model: z.string().nullish(),
  content: z.union([z.string(), z.array(block)]).nullish(),
  tool_calls: z.array(z.object({ id: z.string().nullish() })).nullish(),
  usage: z
    .object({
      input_tokens: tokenCount,
      output_tokens: tokenCount,
      cache_creation_input_tokens: tokenCount,
      cache_read_input_tokens: tokenCount,
      total_tokens: tokenCount,
    })
    .nullish(),
});

const line = z.object({
  message: message,
  isSidechain: z.boolean().nullish(),
  timestamp: z.string().nullish(),
  version: z.string().nullish(),
});

/**
 * Messages as the Messages API has them (https://docs.anthropic.com/en/api/messages), bare or inside the
 * envelope of a Claude Code session: https://code.claude.com/docs/en/sessions says where sessions lie and
 * that their form may change; what they hold is described in `docs/formats/claude-code.md` of
 * skillsynchq/txcript. A message is logged once for each of its blocks, with the count so far. What a
 * subagent wrote is no answer, but its calls and tokens count.
 */
export const messagesShape: TranscriptShape = {
  name: 'messages with a role',
  readLine: (value) => {
    const envelope = 'message' in value ? value : 'role' in value ? { message: value } : null;
    if (envelope === null || !isFromAssistant(envelope.message)) return null;
    const { message: read, isSidechain, timestamp, version } = line.parse(envelope);
    return [
      ...(timestamp ? [{ kind: 'time', time: timestamp } as const] : []),
      ...(version ? [{ kind: 'client', client: `Claude Code ${version}` } as const] : []),
      ...listMessageEvents(read).filter(({ kind }) => kind !== 'text' || isSidechain !== true),
    ];
  },
};

function isFromAssistant(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'role' in value && value.role === 'assistant'
  );
}

function listMessageEvents(read: z.output<typeof message>): TranscriptEvent[] {
  const { id, model, content, tool_calls, usage } = read;
  const blocks = typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content;
  return [
    ...(model ? [{ kind: 'model', model } as const] : []),
    ...(blocks ?? []).flatMap((each): TranscriptEvent[] => {
      if (each === null) return [];
      return each.type === 'text'
        ? [{ kind: 'text', text: each.text }]
        : [{ kind: 'call', id: each.id ?? null }];
    }),
    ...(tool_calls ?? []).map((call) => ({ kind: 'call', id: call.id ?? null }) as const),
    ...(usage && id ? [{ kind: 'request', id, tokens: sumTokens(usage) } as const] : []),
  ];
}

function sumTokens(usage: NonNullable<z.output<typeof message>['usage']>): number {
  const { total_tokens, ...parts } = usage;
  return total_tokens ?? Object.values(parts).reduce<number>((sum, part) => sum + (part ?? 0), 0);
}
