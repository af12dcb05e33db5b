import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { ReportError } from '../error/report-error.ts';
import type { Agent } from './agent.ts';
import { chatAgent } from './chat-agent.ts';
import { descend } from './descend.ts';
import { lexical } from './lexical.ts';

/** The agents that come with Groundline, by name. */
const builtInAgents: readonly Agent[] = [lexical, descend, chatAgent];

const mode = z.enum(['brain', 'documents']);
const agentModule = z.object({
  default: z.object({
    name: z.string().min(1),
    modes: z.tuple([mode], mode),
    answer: z.custom<Agent['answer']>((value) => typeof value === 'function', 'not a function'),
  }),
});

/**
 * The agent of a name, or the default export of a module where the name is a path: one that begins with
 * `.` or `/`, or ends in `.ts`, `.js` or `.mjs`.
 * @throws ReportError `WrongUsage` for a name that no agent has, `NotFound` or `ContentRefused` for a module
 */
export async function loadAgent(name: string): Promise<Agent> {
  const builtIn = builtInAgents.find((agent) => agent.name === name);
  if (builtIn !== undefined) return builtIn;
  if (!/^[./]|\.(?:ts|js|mjs)$/.test(name)) {
    const names = builtInAgents.map((agent) => agent.name).join(', ');
    const message = `no agent of this name; there are ${names}, or give the path of a module`;
    throw new ReportError('WrongUsage', [{ file: name, message }]);
  }
  const parsed = agentModule.safeParse(await importModule(name));
  if (parsed.success) return parsed.data.default;
  const message =
    'its default export is no agent; export { name, modes, answer } as docs/agents.md shows';
  throw new ReportError('ContentRefused', [{ file: name, message }], { cause: parsed.error });
}

async function importModule(name: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(path.resolve(name)).href);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReportError('NotFound', [{ file: name, message: `cannot be loaded (${why})` }], {
      cause,
    });
  }
}
