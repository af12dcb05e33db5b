import { rm } from 'node:fs/promises';
import { build } from 'astro';
import { replaceFolder } from '../src/store/replace-folder.ts';
import { describeBuildFailure } from './describe-build-failure.ts';
import { writeSearchIndex } from './write-search-index.ts';

/**
 * Builds the site beside `dist` and then puts it there, so that `dist` is a whole site at any moment.
 * The content cache is passed over, so that what was valid under older rules is validated again.
 */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

try {
  const logLevel = process.stdout.isTTY ? 'info' : 'warn';
  const fill = async (outDir: string) => {
    await rm('.astro/cache', { recursive: true, force: true });
    await build({ force: true, logLevel, outDir });
    await writeSearchIndex(outDir);
  };
  await replaceFolder('dist', fill, {
    onWait: (lock) => {
      process.stderr.write(`waiting for another build here, which holds ${lock}\n`);
    },
  });
} catch (error) {
  process.stderr.write(`${describeBuildFailure(error)}\n`);
  process.exitCode = 1;
}
