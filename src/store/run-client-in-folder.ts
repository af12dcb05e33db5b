import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printClientConfig } from '../agent/client-config.ts';
import { runClient } from '../agent/run-client.ts';
import type { LoggedCall } from '../agent/tool-log.ts';
import { ReportError } from '../error/report-error.ts';
import { readLog } from './read-log.ts';

type ClientTask = {
  readonly prompt: string;
  /** The server's command line, to which `--log FILE` is added. */
  readonly server: { readonly command: string; readonly args: readonly string[] };
};

/**
 * Gives a client its files in a temporary folder, runs it, and takes the folder away.
 * @returns its transcript, and the calls that the server logged
 */
export async function runClientInFolder(
  command: string,
  { prompt, server }: ClientTask,
): Promise<{ transcript: Uint8Array; calls: LoggedCall[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'groundline-'));
  try {
    const config = path.join(folder, 'mcp.json');
    const promptFile = path.join(folder, 'prompt.txt');
    const log = path.join(folder, 'log.jsonl');
    const args = [...server.args, '--log', log];
    await writeFile(config, printClientConfig({ command: server.command, args }));
    await writeFile(promptFile, prompt);
    const transcript = await runClient(command, { config, prompt: promptFile });
    return { transcript, calls: await readCalls(log) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A client that never started the server called no tool. */
async function readCalls(log: string): Promise<LoggedCall[]> {
  try {
    return await readLog(log);
  } catch (error) {
    if (error instanceof ReportError && error.name === 'NotFound') return [];
    throw error;
  }
}
