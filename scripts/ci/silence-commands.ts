import { randomUUID } from 'node:crypto';

/**
 * Tells a runner to take nothing that is printed from here on for a command, since it may hold foreign
 * text; returns what ends that. Does nothing outside a runner.
 */
export function silenceCommands(): () => void {
  if (process.env['GITHUB_ACTIONS'] !== 'true') return () => undefined;
  const token = randomUUID();
  process.stdout.write(`::stop-commands::${token}\n`);
  return () => {
    process.stdout.write(`::${token}::\n`);
  };
}
