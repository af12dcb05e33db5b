import { registryIo } from '../../src/store/registry/registry-io.ts';
import type { RegistryIo } from '../../src/store/registry/registry-io.ts';
import { requestChange } from '../../src/store/registry/request-change.ts';
import type { ChangeFiles } from '../../src/store/registry/request-change.ts';
import { watchSteps } from '../../src/store/registry/watch-steps.ts';
import { ReportError } from '../../src/error/report-error.ts';

/**
 * A process of the reliability suite: one request, made when standard input ends, killed before a step
 * where one is named. A torn write takes half its bytes first. Prints what came of it as JSON.
 */
export type Job = {
  readonly files: ChangeFiles;
  readonly killAt: number | null;
  readonly torn: boolean;
};

const { files, killAt, torn }: Job = JSON.parse(process.argv[2] ?? '');
let step = 0;

const watched = watchSteps(registryIo, ({ number, name }) => {
  step = number;
  if (number === killAt && !(torn && name === 'write')) process.kill(process.pid, 'SIGKILL');
});
const io: RegistryIo = {
  ...watched,
  write: (handle, bytes, offset) => {
    if (!torn || step + 1 !== killAt) return watched.write(handle, bytes, offset);
    registryIo.write(handle, bytes.subarray(0, bytes.length >> 1), offset);
    process.kill(process.pid, 'SIGKILL');
    return 0;
  },
};

process.stdout.write('ready\n');
process.stdin.resume().once('end', () => {
  requestChange(files, io).then(
    ({ outcome, takenOver, discarded }) => print({ kind: outcome.kind, takenOver, discarded }),
    (error: unknown) => {
      if (!(error instanceof ReportError)) throw error;
      print({ kind: 'refused', message: error.message });
    },
  );
});

function print(result: object): void {
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
