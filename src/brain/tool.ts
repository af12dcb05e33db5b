import type { z } from 'zod';
import { describeIssues, formatFieldPath } from '../error/describe-issues.ts';
import { suggestNames } from './suggest-names.ts';

/** Characters (UTF-16 code units) of one result, all its blocks together. */
export const longestResult = 20_000;

/** Where a read that was cut goes on: a line, and the character of it, both from 1. */
export type ReadPlace = { readonly start: number; readonly character: number };

export type ToolResult = {
  /** What the agent reads: the text itself, then a remark such as how to continue. */
  readonly content: readonly string[];
  /** The same as data, for tools that describe their output; null for reads and errors. */
  readonly data: Readonly<Record<string, unknown>> | null;
  /** Null where the read is complete, and for every other tool. */
  readonly next: ReadPlace | null;
  readonly isError: boolean;
};

/** A read tool as agents and servers see it. */
export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodType;
  /** Null where results are text only. */
  readonly output: z.ZodType | null;
  /** Never throws: what is wrong with the arguments is a result that says so. */
  readonly call: (args: unknown) => ToolResult;
};

/** The tools of one mode, called by name. */
export type Toolbox = {
  readonly tools: readonly Tool[];
  readonly call: (name: string, args: unknown) => ToolResult;
};

/** A refusal that tells the agent what to do instead. */
export function refuse(message: string): ToolResult {
  return { content: [message], data: null, next: null, isError: true };
}

/** A tool whose arguments are checked against its schema before it is called. */
export function defineTool<Input extends z.ZodType>(
  tool: Omit<Tool, 'input' | 'call'> & {
    readonly input: Input;
    readonly call: (args: z.output<Input>) => ToolResult;
  },
): Tool {
  return {
    ...tool,
    call: (args) => {
      const parsed = tool.input.safeParse(args ?? {});
      if (parsed.success) return tool.call(parsed.data);
      const faults = describeIssues(parsed.error).map(
        ({ path, message }) => `${formatFieldPath(path) || 'arguments'}: ${message}`,
      );
      return refuse(`${tool.name} was called wrongly. ${faults.join('. ')}.`);
    },
  };
}

export function createToolbox(tools: readonly Tool[]): Toolbox {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  return {
    tools,
    call: (name, args) =>
      byName.get(name)?.call(args) ??
      refuse(`No tool ${JSON.stringify(name)}. ${suggestNames(name, [...byName.keys()])}`),
  };
}
