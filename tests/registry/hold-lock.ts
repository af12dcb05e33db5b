import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locateRecord } from '../../src/store/registry/record-paths.ts';
import { registryIo } from '../../src/store/registry/registry-io.ts';
import { takeLock } from '../../src/store/registry/registry-lock.ts';

/**
 * A process of the reliability suite: takes the lock of a record, makes sure that it is alone, and
 * releases it or dies with it. A second living holder is written to standard error.
 */
const [record = '', fate] = process.argv.slice(2);

process.stdout.write('ready\n');
process.stdin.resume().once('end', () => {
  const paths = locateRecord(record);
  const lock = takeLock(registryIo, paths);
  const own = path.join(paths.folder, `inside-${process.pid}`);
  writeFileSync(own, '');
  for (let look = 0; look < 20; look += 1) {
    const others = readdirSync(paths.folder).filter(
      (name) =>
        name.startsWith('inside-') &&
        name !== path.basename(own) &&
        existsSync(`/proc/${name.slice('inside-'.length)}/cwd`),
    );
    if (others.length > 0) process.stderr.write(`held by ${others.join(', ')} too\n`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
  }
  if (fate === 'die') process.kill(process.pid, 'SIGKILL');
  rmSync(own);
  lock.release();
});
