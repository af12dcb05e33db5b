import type { ToolResult } from '../brain/tool.ts';

/** A result as the one text that a chat message holds. */
export function joinContent({ content }: ToolResult): string {
  return content.join('\n\n');
}

/** A model's arguments; undefined where it wrote no JSON, which the tool then refuses. */
export function parseArguments(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}
