import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { z } from 'zod';

/** A client such as `run --command` starts: reads the config and the prompt, calls tools, writes a transcript. */
const configSchema = z.object({
  mcpServers: z.object({
    groundline: z.object({ command: z.string(), args: z.array(z.string()) }),
  }),
});
const [config = '', prompt = ''] = process.argv.slice(2);
const server = configSchema.parse(JSON.parse(readFileSync(config, 'utf8'))).mcpServers.groundline;
const client = new Client({ name: 'scripted', version: '1' });
await client.connect(new StdioClientTransport(server));
await client.callTool({ name: 'brain_search', arguments: { words: 'kettles' } });
await client.callTool({ name: 'brain_read', arguments: { node: 'a/rules.md#RET-01' } });
await client.close();
const answer = { id: 'q1', answer: '30 days', citations: ['a/rules.md:7'] };
process.stdout.write(
  [
    ...readFileSync(prompt, 'utf8').split('\n'),
    'Now the answers.',
    `- ${JSON.stringify(answer)}`,
    '{"id": "q2", "answer": "250"',
    '',
  ].join('\n'),
);
