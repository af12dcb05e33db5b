import type { ToolResult } from '../brain/tool.ts';

/**
 * Reads on until a read is complete.
 * @param read calls a read tool with where to go on, or without anything the first time
 * @returns the text of all results, as one read without a limit would give it
 */
export function readWhole(
  read: (place: { readonly start: number; readonly character: number } | null) => ToolResult,
): string {
  let result = read(null);
  let text = result.isError ? '' : (result.content[0] ?? '');
  while (result.next !== null) {
    const { character } = result.next;
    result = read(result.next);
    text += `${character > 1 ? '' : '\n'}${result.content[0] ?? ''}`;
  }
  return text;
}
