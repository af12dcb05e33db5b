import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';

export type ServedResult = {
  readonly texts: string[];
  readonly structured: Record<string, unknown> | undefined;
  readonly next: unknown;
  readonly isError: boolean;
};

export type ServedMode = {
  readonly client: Client;
  readonly transport: StdioClientTransport;
  readonly call: (name: string, args?: Record<string, unknown>) => Promise<ServedResult>;
};

/** Starts `groundline serve` and connects the SDK's own client to it. */
export async function connectServer(args: readonly string[]): Promise<ServedMode> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['scripts/groundline.ts', 'serve', ...args],
    stderr: 'inherit',
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  return {
    client,
    transport,
    call: async (name, given = {}) => {
      const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: given }));
      return {
        texts: result.content.flatMap((block) => (block.type === 'text' ? [block.text] : [])),
        structured: result.structuredContent,
        next: result._meta?.['groundline/next'],
        isError: result.isError === true,
      };
    },
  };
}
