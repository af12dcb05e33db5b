import { spawn } from 'node:child_process';

/**
 * Serves the site of a staged project until this process is told to end.
 * @param onSaid told what the server says, after it was printed
 */
export async function serveStage(
  stage: string,
  env: Readonly<Record<string, string>>,
  onSaid: (text: string) => void = () => {},
): Promise<void> {
  const server = spawn(process.execPath, ['scripts/serve-site.ts'], {
    cwd: stage,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    onSaid(text);
  });
  const stop = () => server.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  await new Promise((resolve) => server.on('close', resolve));
}
