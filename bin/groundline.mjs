#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The installed command. On an older Node it goes on with the one that came as a package. */
const least = [22, 18];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isOld = major < least[0] || (major === least[0] && minor < least[1]);

if (!isOld) await import('../dist-package/scripts/groundline.js');
else {
  const root = path.join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const newer = [path.join(root, 'node_modules/.bin', file), path.join(root, '../.bin', file)].find(
    existsSync,
  );
  if (newer === undefined) {
    process.stderr.write(
      `Groundline needs Node ${least.join('.')} or newer, and this is ${process.versions.node}; install a newer one\n`,
    );
    process.exitCode = 1;
  } else {
    const { status } = spawnSync(
      newer,
      [import.meta.filename ?? process.argv[1], ...process.argv.slice(2)],
      {
        stdio: 'inherit',
      },
    );
    process.exitCode = status ?? 1;
  }
}
