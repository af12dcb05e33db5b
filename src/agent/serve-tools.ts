import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Tool, Toolbox } from '../brain/tool.ts';
import { logCall } from './tool-log.ts';
import type { LoggedCall } from './tool-log.ts';

type ServeOptions = {
  readonly toolbox: Toolbox;
  /** What the client is told that the tools are for. */
  readonly instructions: string;
  /** Called with every call in order, then once with the number of calls. */
  readonly log: (line: LoggedCall | { readonly calls: number }) => void;
};

/** The name under which a read stopped short says where it goes on. */
const nextField = 'groundline/next';

/**
 * Serves tools over MCP on standard input and output until the client closes its end or the process is
 * told to stop. Standard output carries the protocol only.
 */
export async function serveTools({ toolbox, instructions, log }: ServeOptions): Promise<void> {
  let calls = 0;
  const server = createServer(toolbox, instructions, (call) => {
    calls += 1;
    log(call);
  });
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
    for (const event of ['end', 'close', 'error']) process.stdin.on(event, resolve);
    process.stdout.on('error', resolve);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
  });
  await server.connect(new StdioServerTransport());
  await closed;
  log({ calls });
  await server.close();
  process.stdin.destroy();
}

function createServer(
  { tools, call }: Toolbox,
  instructions: string,
  log: (call: LoggedCall) => void,
): Server {
  const server = new Server(
    { name: 'groundline', version: '1.0.0' },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(describeTool) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: args } }) => {
    const result = call(name, args);
    log(logCall(name, args, result));
    return {
      content: result.content.map((text) => ({ type: 'text' as const, text })),
      ...(result.data === null ? {} : { structuredContent: result.data }),
      ...(result.next === null ? {} : { _meta: { [nextField]: result.next } }),
      ...(result.isError ? { isError: true } : {}),
    };
  });
  return server;
}

/** A tool as `tools/list` shows it: it only reads, and reading twice gives the same. */
function describeTool({ name, title, description, input, output }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: describeSchema(input),
    ...(output === null ? {} : { outputSchema: describeSchema(output) }),
    annotations: {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  };
}

const objectSchema = z.looseObject({ type: z.literal('object') });

function describeSchema(schema: z.ZodType): z.output<typeof objectSchema> {
  return objectSchema.parse(z.toJSONSchema(schema));
}
