import { z } from 'zod';
import { joinContent } from './chat-text.ts';
import type { ChatDialect } from './chat-dialect.ts';

const blockSchema = z.union([
  z.looseObject({ type: z.literal('text'), text: z.string() }),
  z.looseObject({
    type: z.literal('tool_use'),
    id: z.string(),
    name: z.string(),
    input: z.unknown(),
  }),
  z.looseObject({ type: z.string() }),
]);
const responseSchema = z.looseObject({
  content: z.array(blockSchema),
  usage: z.looseObject({ input_tokens: z.int().min(0), output_tokens: z.int().min(0) }),
});
const textBlock = z.object({ type: z.literal('text'), text: z.string() });
const callBlock = z.object({
  type: z.literal('tool_use'),
  id: z.string(),
  name: z.string(),
  input: z.unknown(),
});
const longestReply = 8192;

/** The messages interface of Anthropic. */
export const anthropicDialect: ChatDialect = {
  path: '/messages',
  headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  request: (model, messages, tools) => ({
    model,
    max_tokens: longestReply,
    messages,
    tools: tools.map(({ name, description, input }) => ({
      name,
      description,
      input_schema: z.toJSONSchema(input),
    })),
  }),
  readTurn: (response) => {
    const { content, usage } = responseSchema.parse(response);
    const texts = content.flatMap((block) => textBlock.safeParse(block).data?.text ?? []);
    return {
      text: texts.join('\n'),
      calls: content.flatMap((block) => {
        const { data } = callBlock.safeParse(block);
        return data === undefined ? [] : [{ id: data.id, name: data.name, args: data.input }];
      }),
      tokens: usage.input_tokens + usage.output_tokens,
      message: { role: 'assistant', content },
    };
  },
  answerCalls: (results) => [
    {
      role: 'user',
      content: results.map(({ call, result }) => ({
        type: 'tool_result',
        tool_use_id: call.id,
        content: joinContent(result),
        is_error: result.isError,
      })),
    },
  ],
};
