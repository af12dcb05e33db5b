import { z } from 'zod';
import type { TranscriptEvent, TranscriptShape } from './transcript-event.ts';

const tokenCount = z.int('not a whole number of tokens').min(0, 'not a whole number of tokens');

const kinds = {
  session_meta: z
    .object({ cli_version: z.string().nullish() })
    .transform(({ cli_version }): TranscriptEvent[] =>
      cli_version ? [{ kind: 'client', client: `Codex ${cli_version}` }] : [],
    ),
  turn_context: z
    .object({ model: z.string().nullish() })
    .transform(({ model }): TranscriptEvent[] => (model ? [{ kind: 'model', model }] : [])),
  response_item: z
    .object({
      type: z.string(),
      role: z.string().nullish(),
      call_id: z.string().nullish(),
      content: z.array(z.object({ type: z.string(), text: z.string().nullish() })).nullish(),
    })
    .transform(({ type, role, call_id, content }): TranscriptEvent[] => {
      if (
        ['function_call', 'custom_tool_call', 'local_shell_call', 'web_search_call'].includes(type)
      )
        return [{ kind: 'call', id: call_id ?? null }];
      if (type !== 'message' || role !== 'assistant') return [];
      return (content ?? []).flatMap(({ text }) => (text ? [{ kind: 'text', text }] : []));
    }),
  event_msg: z
    .object({
      type: z.string(),
      info: z
        .object({ total_token_usage: z.object({ total_tokens: tokenCount }).nullish() })
        .nullish(),
    })
    .transform(({ type, info }): TranscriptEvent[] =>
      type === 'token_count' && info?.total_token_usage
        ? [{ kind: 'session', tokens: info.total_token_usage.total_tokens }]
        : [],
    ),
};

const line = z.object({
  timestamp: z.string().nullish(),
  type: z.enum(['session_meta', 'turn_context', 'response_item', 'event_msg']),
  payload: z.unknown(),
});

/**
 * Rollouts of Codex: an envelope with `type` and `payload` a line, as `codex-rs/protocol/src/protocol.rs`
 * of openai/codex writes it (described in `docs/formats/codex.md` of skillsynchq/txcript). Counts of
 * tokens are of the whole session so far.
 */
export const rolloutShape: TranscriptShape = {
  name: 'a rollout with `payload`',
  readLine: (value) => {
    if (!('payload' in value)) return null;
    const read = line.safeParse(value);
    if (!read.success) return [];
    const { type, payload, timestamp } = read.data;
    return [
      ...(timestamp ? [{ kind: 'time', time: timestamp } as const] : []),
      ...kinds[type].parse(payload),
    ];
  },
};
