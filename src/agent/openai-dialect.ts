import { z } from 'zod';
import { joinContent, parseArguments } from './chat-text.ts';
import type { ChatDialect } from './chat-dialect.ts';

const messageSchema = z.looseObject({
  content: z.string().nullish(),
  tool_calls: z
    .array(
      z.looseObject({
        id: z.string(),
        function: z.looseObject({ name: z.string(), arguments: z.string() }),
      }),
    )
    .nullish(),
});
const responseSchema = z.looseObject({
  choices: z.tuple([z.looseObject({ message: messageSchema })], z.unknown()),
  usage: z.looseObject({ total_tokens: z.int().min(0) }).nullish(),
});

/** The chat completions interface of OpenAI, which many servers speak. */
export const openaiDialect: ChatDialect = {
  path: '/chat/completions',
  headers: (key) => (key === '' ? {} : { authorization: `Bearer ${key}` }),
  request: (model, messages, tools) => ({
    model,
    messages,
    tools: tools.map(({ name, description, input }) => ({
      type: 'function',
      function: { name, description, parameters: z.toJSONSchema(input) },
    })),
  }),
  readTurn: (response) => {
    const { choices, usage } = responseSchema.parse(response);
    const { message } = choices[0];
    return {
      text: message.content ?? '',
      calls: (message.tool_calls ?? []).map((call) => ({
        id: call.id,
        name: call.function.name,
        args: parseArguments(call.function.arguments),
      })),
      tokens: usage?.total_tokens ?? 0,
      message,
    };
  },
  answerCalls: (results) =>
    results.map(({ call, result }) => ({
      role: 'tool',
      tool_call_id: call.id,
      content: joinContent(result),
    })),
};
