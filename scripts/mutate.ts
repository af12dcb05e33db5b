import { spawnSync } from 'node:child_process';

/**
 * Mutation testing: changes the code of a room in every way that Stryker knows, one at a time, and
 * counts the changes that no test notices. Takes the rooms named on the command line, or all of them;
 * exits 1 where a room's score is under its floor (`stryker.config.mjs`).
 */
const rooms = ['score', 'stats', 'policy'];
const program = 'node_modules/@stryker-mutator/core/bin/stryker.js';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !rooms.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`no such room: ${unknown.join(', ')}; there are ${rooms.join(', ')}\n`);
  process.exitCode = 2;
} else {
  for (const room of named.length > 0 ? named : rooms) {
    process.stdout.write(`${room}\n`);
    const { status } = spawnSync(process.execPath, [program, 'run'], {
      env: { ...process.env, GROUNDLINE_ROOM: room },
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
}
