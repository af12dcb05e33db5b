import type { TranscriptEvent } from './transcript-event.ts';

type Sum = {
  readonly model?: string;
  readonly client?: string;
  readonly toolCalls: number;
  readonly tokens?: number;
  /** When the session began, as the log has it. */
  readonly time: string | null;
};

/** Adds up what a log says of its session. */
export function createTally(): { add: (event: TranscriptEvent) => void; sum: () => Sum } {
  const calls = new Set<string>();
  const requests = new Map<string, number>();
  let unnamedCalls = 0;
  let session: number | null = null;
  let time: string | null = null;
  const names = new Map<'model' | 'client', string>();
  const add = (event: TranscriptEvent) => {
    switch (event.kind) {
      case 'call':
        if (event.id === null) unnamedCalls += 1;
        else calls.add(event.id);
        break;
      case 'request':
        requests.set(event.id, event.tokens);
        break;
      case 'session':
        session = event.tokens;
        break;
      case 'time':
        time ??= event.time;
        break;
      case 'model':
        // what a tool writes in the agent's name has no model
        if (event.model !== '<synthetic>') names.set('model', event.model);
        break;
      case 'client':
        names.set('client', event.client);
        break;
      case 'text':
        break;
    }
  };
  const sum = (): Sum => {
    const counted = [...requests.values()].reduce((total, tokens) => total + tokens, 0);
    const tokens = session ?? (requests.size > 0 ? counted : null);
    return {
      ...Object.fromEntries(names),
      toolCalls: calls.size + unnamedCalls,
      ...(tokens === null ? {} : { tokens }),
      time,
    };
  };
  return { add, sum };
}
