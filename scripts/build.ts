import { build } from 'astro';

/**
 * Builds the site into `dist`. The content cache is passed over, so that what was valid under older
 * rules is validated again.
 */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

try {
  await build({ force: true, logLevel: process.stdout.isTTY ? 'info' : 'warn' });
} catch (error) {
  if (!(error instanceof Error)) throw error;
  // the loaders run in a copy of the modules, so their errors are known by what they carry
  const refusal = [error, error.cause].find((each) => each instanceof Error && 'faults' in each);
  const text = refusal instanceof Error ? refusal.message : (error.stack ?? error.message);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
