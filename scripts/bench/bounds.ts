import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Figure } from './figure.ts';
import { readUsage } from './read-usage.ts';

const mebibyte = 2 ** 20;

/** An input at a bound or beyond it, made in a folder; the command that reads it. */
type Trial = {
  readonly what: string;
  /** @returns the arguments of `groundline` */
  readonly make: (folder: string) => Promise<readonly string[]>;
  /** Of the processor. */
  readonly mostSeconds: number;
  readonly mostMebibytes: number;
};

const question = (at: number) => ({
  ...{ id: `q${at}`, kind: 'x', question: `What is the limit of part ${at}?` },
  evidence: [{ path: `${at % 50}.md`, text: `part ${at}x is` }],
  accepted: [[`${at} days`]],
});

/** A suite whose question `at` has a line in document `at % 50`. */
async function makeSuite(folder: string, questions: number, more: object = {}): Promise<string> {
  const suite = path.join(folder, 'toy');
  await mkdir(path.join(suite, 'docs'), { recursive: true });
  const numbers = Array.from({ length: questions }, (_, at) => at);
  for (let part = 0; part < Math.min(50, questions); part += 1) {
    const lines = numbers.filter((at) => at % 50 === part);
    const text = lines.map((at) => `The limit of part ${at}x is ${at} days.\n`).join('');
    await writeFile(path.join(suite, 'docs', `${part}.md`), text);
  }
  const key = { suite: 'toy', title: 'Toy', ...more, questions: numbers.map(question) };
  await writeFile(path.join(suite, 'questions.json'), JSON.stringify(key));
  return suite;
}

async function makeRun(folder: string, text: string): Promise<string> {
  const file = path.join(folder, 'brain.json');
  await writeFile(file, text);
  return file;
}

const right = JSON.stringify({ answers: { q0: { answer: '0 days', citations: ['0.md:1'] } } });
const score = (suite: string, ...files: string[]) => ['score', ...files, '--suite', suite];

/** What docs/bounds.md promises. */
export const trials: readonly Trial[] = [
  {
    what: 'a run of 64 MiB, one long text',
    ...{ mostSeconds: 15, mostMebibytes: 1024 },
    make: async (folder) => {
      const text = `{"answers":[],"note":"${'x'.repeat(64 * mebibyte - 30)}"}`;
      return score(await makeSuite(folder, 1), await makeRun(folder, text));
    },
  },
  {
    what: 'a run of 64 MiB, every answer a fault',
    ...{ mostSeconds: 30, mostMebibytes: 1024 },
    make: async (folder) => {
      const text = `{"answers":[${'1,'.repeat(32 * mebibyte - 20)}1]}`;
      return score(await makeSuite(folder, 1), await makeRun(folder, text));
    },
  },
  {
    what: 'a key of 100,000 questions, scored',
    ...{ mostSeconds: 60, mostMebibytes: 2048 },
    make: async (folder) => score(await makeSuite(folder, 100_000), await makeRun(folder, right)),
  },
  {
    what: 'a suite of 50,000 documents, scored',
    ...{ mostSeconds: 60, mostMebibytes: 1024 },
    make: async (folder) => {
      const suite = await makeSuite(folder, 1);
      for (let at = 1; at < 50_000; at += 1)
        await writeFile(path.join(suite, 'docs', `${at}.md`), `# ${at}\n\nWords.\n`);
      return score(suite, await makeRun(folder, right));
    },
  },
  {
    what: 'one document of 20 MB, scored',
    ...{ mostSeconds: 15, mostMebibytes: 1024 },
    make: async (folder) => {
      const suite = await makeSuite(folder, 1);
      await writeFile(path.join(suite, 'docs', 'large.md'), 'Words of a line.\n'.repeat(1_180_000));
      return score(suite, await makeRun(folder, right));
    },
  },
  {
    what: '10,000 runs, scored',
    ...{ mostSeconds: 60, mostMebibytes: 1024 },
    make: async (folder) => {
      const suite = await makeSuite(folder, 20);
      const files = Array.from({ length: 10_000 }, (_, at) => path.join(folder, `r${at}.json`));
      for (const file of files) await writeFile(file, right);
      return score(suite, ...files);
    },
  },
  {
    what: 'a citation of a path of 4,000 characters',
    ...{ mostSeconds: 5, mostMebibytes: 512 },
    make: async (folder) => {
      const answer = { answer: '0 days', citations: [`${'a/'.repeat(2000)}b.md:1`] };
      const text = JSON.stringify({ answers: { q0: answer } });
      return score(await makeSuite(folder, 1), await makeRun(folder, text));
    },
  },
  {
    what: 'a pattern of 20,000 states: refused',
    ...{ mostSeconds: 10, mostMebibytes: 512 },
    make: async (folder) => {
      const refusals = { phrases: ['do not say'], patterns: ['(a|bb|cc|dd){1000}'.repeat(4)] };
      return score(await makeSuite(folder, 1, { refusals }), await makeRun(folder, right));
    },
  },
];

/** Gives the commands input at the bounds of docs/bounds.md, each in a process of its own. */
export async function benchBounds(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const trial of trials) figures.push(...(await measureTrial(trial)));
  return figures;
}

async function measureTrial({ what, make, mostSeconds, mostMebibytes }: Trial): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'groundline-bench-'));
  try {
    const args = await make(folder);
    const usage = path.join(folder, 'usage.json');
    const command = ['--import', './scripts/bench/report-usage.ts', 'scripts/groundline.ts'];
    const end = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [...command, ...args],
        { env: { ...process.env, GROUNDLINE_USAGE: usage }, maxBuffer: 256 * mebibyte },
        (error, _, stderr) => {
          resolve(
            error === null ? 'read' : `refused: ${stderr.replaceAll(folder, '').slice(0, 90)}`,
          );
        },
      );
    });
    const { userSeconds, peakBytes } = await readUsage(usage);
    return [
      {
        what,
        value: userSeconds,
        unit: `s (${end.split('\n')[0] ?? ''})`,
        target: { at: 'most', value: mostSeconds },
      },
      {
        what: '  memory',
        value: peakBytes / mebibyte,
        unit: 'MiB',
        target: { at: 'most', value: mostMebibytes },
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
