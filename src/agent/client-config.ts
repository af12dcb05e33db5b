type ServerCommand = { readonly command: string; readonly args: readonly string[] };

/** The `mcpServers` file that MCP clients read, with one server called `groundline`. */
export function printClientConfig({ command, args }: ServerCommand): string {
  return `${JSON.stringify({ mcpServers: { groundline: { command, args } } }, null, 2)}\n`;
}
