import { build } from 'astro';
import { writeSearchIndex } from './write-search-index.ts';

/**
 * Builds the site into `dist`. The content cache is passed over, so that what was valid under older
 * rules is validated again.
 */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

try {
  await build({ force: true, logLevel: process.stdout.isTTY ? 'info' : 'warn' });
  await writeSearchIndex('dist');
} catch (error) {
  if (!(error instanceof Error)) throw error;
  // the loaders run in a copy of the modules, so their errors are known by what they carry
  const refusal = [error, error.cause].find((each) => each instanceof Error && 'faults' in each);
  const text = refusal instanceof Error ? refusal.message : (error.stack ?? error.message);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
