import type { Tool, ToolResult } from '../brain/tool.ts';

export type ChatCall = {
  readonly id: string;
  readonly name: string;
  /** As the model gave them; undefined where they are no JSON. */
  readonly args: unknown;
};

/** One reply of a model. */
export type ChatTurn = {
  readonly text: string;
  readonly calls: readonly ChatCall[];
  readonly tokens: number;
  /** The reply as the endpoint wants it back in the next request. */
  readonly message: unknown;
};

/** How an endpoint's HTTP interface spells a conversation with tools. */
export type ChatDialect = {
  /** Below the base address. */
  readonly path: string;
  readonly headers: (key: string) => Readonly<Record<string, string>>;
  readonly request: (
    model: string,
    messages: readonly unknown[],
    tools: readonly Tool[],
  ) => unknown;
  /** @throws where the response has another shape */
  readonly readTurn: (response: unknown) => ChatTurn;
  /** The messages that answer a reply's calls. */
  readonly answerCalls: (
    results: readonly { readonly call: ChatCall; readonly result: ToolResult }[],
  ) => unknown[];
};
