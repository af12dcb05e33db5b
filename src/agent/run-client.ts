import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ReportError } from '../error/report-error.ts';

type ClientFiles = {
  /** An `mcpServers` file that starts the mode's server. */
  readonly config: string;
  readonly prompt: string;
};

/**
 * Runs a client's command line in a shell with `{config}` and `{prompt}` replaced by the paths of files,
 * and returns what it wrote to standard output. Its standard input is empty and its standard error is ours.
 * @throws ReportError `RunRefused` where it fails, `WrongUsage` where the command lacks `{config}`
 */
export async function runClient(
  command: string,
  { config, prompt }: ClientFiles,
): Promise<Uint8Array> {
  if (!command.includes('{config}')) {
    const message = 'holds no {config}; without it the client does not find the read tools';
    throw new ReportError('WrongUsage', [{ file: '--command', message }]);
  }
  const line = command.replaceAll('{config}', config).replaceAll('{prompt}', prompt);
  const child = spawn(line, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  const [code, signal]: unknown[] = await once(child, 'close');
  if (code === 0) return Buffer.concat(parts);
  const how =
    code === null ? `was ended by ${String(signal)}` : `ended with exit code ${String(code)}`;
  const message = `the client ${how}; what it says stands above`;
  throw new ReportError('RunRefused', [{ file: '--command', message }]);
}
