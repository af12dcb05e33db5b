import { registryIo } from '../registry/registry-io.ts';
import type { RegistryIo } from '../registry/registry-io.ts';
import { requestChange } from '../registry/request-change.ts';
import { watchSteps } from '../registry/watch-steps.ts';

/**
 * A rehearsal, run as a process of its own: requests a change of a registry record and ends with SIGKILL
 * before its first rename into place, which comes right after the staged write.
 * Arguments: corpus, record, report, operation id, sequence, sequence to go back to.
 */
const [corpus = '', record = '', report = '', operation = '', sequence, to] = process.argv.slice(2);

const stopping: RegistryIo = watchSteps(registryIo, ({ name }) => {
  if (name === 'rename') process.kill(process.pid, 'SIGKILL');
});

await requestChange(
  { corpus, record, report, operation, sequence: Number(sequence), to: Number(to) },
  stopping,
);
