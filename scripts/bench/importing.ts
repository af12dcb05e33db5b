import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { readSuite } from '../../src/store/read-suite.ts';
import type { Figure } from './figure.ts';
import { readUsage } from './read-usage.ts';

const suiteFolder = 'fixtures/shop-docs';
const leastBytes = 200e6;

/** Imports a log of Inspect over 200 MB the real way, in a process of its own. */
export async function benchImporting(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'groundline-bench-'));
  try {
    const log = path.join(folder, 'log.json');
    const { key } = await readSuite(suiteFolder);
    const ids = key.questions.map(({ id }) => id);
    await pipeline(Readable.from(writeLog(ids)), createWriteStream(log));
    const usage = path.join(folder, 'usage.json');
    const begin = performance.now();
    await promisify(execFile)(
      process.execPath,
      [
        ...['--import', './scripts/bench/report-usage.ts', 'scripts/groundline.ts'],
        ...['import', 'inspect', log, '--mode', 'brain', '--suite', suiteFolder],
        ...['--out', path.join(folder, 'run.json')],
      ],
      { env: { ...process.env, GROUNDLINE_USAGE: usage } },
    );
    const seconds = (performance.now() - begin) / 1000;
    const { peakBytes } = await readUsage(usage);
    return [
      { what: 'log', value: (await stat(log)).size / 1e6, unit: 'MB' },
      { what: 'time', value: seconds, unit: 's' },
      {
        what: 'peak memory',
        value: peakBytes / 2 ** 20,
        unit: 'MiB',
        target: { at: 'most', value: 512 },
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A log with as many epochs as it takes, each sample with a thousand events. */
function* writeLog(ids: readonly string[]): Generator<string> {
  const spec = { task: 'bench', model: 'bench', created: '2026-10-31T00:00:00+00:00' };
  yield `{"version":2,"status":"success","eval":${JSON.stringify(spec)},"samples":[`;
  const content = 'What does the "document" say of this? '.repeat(8);
  const events = Array.from({ length: 1000 }, (_, at) => {
    return { event: at % 4 === 0 ? 'tool' : 'model', working_start: at / 10, input: [{ content }] };
  });
  let bytes = 0;
  for (let epoch = 1; bytes < leastBytes; epoch += 1) {
    for (const id of ids) {
      const output = { completion: 'The documents do not say.' };
      const text = JSON.stringify({ id, epoch, output, events });
      bytes += text.length;
      yield epoch === 1 && id === ids[0] ? text : `,${text}`;
    }
  }
  yield ']}';
}
