import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { makeFolder } from './make-folder.ts';

const golden = path.join(import.meta.dirname, 'golden/score');
const script = path.join(import.meta.dirname, '../scripts/groundline.ts');

vi.setConfig({ testTimeout: 60_000 });

type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs the command line in a folder. */
function runCommand(cwd: string, ...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { cwd }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ code, stdout, stderr });
    });
  });
}

describe('score', () => {
  const cwd = path.join(golden, 'transcript');
  const suite = ['--suite', 'suite'];

  test('prints a table, and below it what a reader must know', async () => {
    const { code, stdout, stderr } = await runCommand(cwd, 'score', 'run.txt', ...suite);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatchInlineSnapshot(`
      "| run | mode  |     right | not hedged |  grounded | evidence cited |  precision | of all cited | document only |  refused | over-refused | unanswered | valid citations |   planted | calls | tokens |
      | --- | ----- | --------: | ---------: | --------: | -------------: | ---------: | -----------: | ------------: | -------: | -----------: | ---------: | --------------: | --------: | ----: | -----: |
      | run | brain | 2/4 50.0% |  2/4 50.0% | 2/3 66.7% |      2/3 66.7% | 100.0% n=2 |   100.0% n=2 |      0/3 0.0% | 0/1 0.0% |     0/3 0.0% |  1/4 25.0% |      3/3 100.0% | 1/3 33.3% |    41 |      — |

      2 answer lines could not be read (line 13, line 19); their questions stay unanswered unless another line answers them.
      1 answer to ids that the run was not asked, which count nowhere: q77.
      Answered more than once, the last answer counts: q01.
      1 question of 4 unanswered; they stay in every denominator.
      "
    `);
  });

  test('--json - prints the report and nothing else, the same bytes each time', async () => {
    const first = await runCommand(cwd, 'score', 'run.txt', ...suite, '--json', '-');
    const second = await runCommand(cwd, 'score', 'brain=run.txt', ...suite, '--json', '-');
    expect(first.stdout).toBe(await readFile(path.join(cwd, 'expected.json'), 'utf8'));
    expect(second.stdout).toBe(first.stdout);
  });

  test('--json and --html write files', async () => {
    const folder = await makeFolder({});
    const files = ['--json', `${folder}/new/report.json`, '--html', `${folder}/report.html`];
    const { code, stdout } = await runCommand(cwd, 'score', 'run.txt', ...suite, ...files);
    expect(code).toBe(0);
    expect(stdout).toContain('| run | brain |');
    expect(await readFile(`${folder}/new/report.json`, 'utf8')).toBe(
      await readFile(path.join(cwd, 'expected.json'), 'utf8'),
    );
    expect(await readFile(`${folder}/report.html`, 'utf8')).toContain('A toy suite');
  });

  test('several runs are refused for the faults of all', async () => {
    const runs = ['documents=run.txt', '../json-list/run.json', '../refused/a.json', 'gone.json'];
    const { code, stdout, stderr } = await runCommand(cwd, 'score', ...runs, ...suite);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatchInlineSnapshot(`
      "run.txt: mode: is brain, but the command line says documents; leave one of the two out
      ../json-list/run.json: run.txt is called run too; rename one of the two files
      ../refused/a.json:1: mode: not a mode; use \`brain\`, \`documents\` or another lower-case name
      ../refused/a.json:1: suite: is "other", but the run is scored on "suite"; name that suite
      ../refused/a.json:1: answers[0].answer: invalid input: expected string, received number
      ../refused/a.json:1: answers[1].citations: invalid input: expected array, received object
      gone.json: no such file
      "
    `);
  });

  test.each([
    [['score'], 2],
    [['score', 'run.txt', '--nonsense'], 2],
    [['nonsense'], 2],
    [['add', '--help'], 0],
    [['add', 'run.txt', ...suite], 2],
    [['add', 'run.txt', '--id', 'Run', ...suite], 2],
    [['score', 'run.txt', '--suite', 'gone'], 1],
  ])('%j exits with %i', async (args, expected) => {
    expect((await runCommand(cwd, ...args)).code).toBe(expected);
  });
});

test('a run that add commits passes check', async () => {
  const key = await readFile(path.join(golden, 'transcript/suite/questions.json'), 'utf8');
  const folder = await makeFolder({
    'fixtures/suite/questions.json': key,
    'fixtures/suite/docs/a.md': await readFile(path.join(golden, 'transcript/suite/docs/a.md')),
    'fixtures/suite/docs/b.md': await readFile(path.join(golden, 'transcript/suite/docs/b.md')),
    'content/notes/x.mdx': '',
  });
  const raw = path.join(golden, 'transcript/run.txt');
  const options = ['--suite', 'fixtures/suite', '--model', 'm', '--date', '2026-10-31'];
  const added = await runCommand(folder, 'add', raw, '--id', 'first', ...options);
  expect([added.code, added.stderr]).toEqual([0, '']);
  expect(added.stdout).toContain('content/runs/suite/first.txt');
  const again = await runCommand(folder, 'add', raw, '--id', 'first', ...options);
  expect(again.stderr).toContain('content/runs/suite/first.txt: a run is called first already');
  const scored = await runCommand(
    folder,
    ...['score', 'content/runs/suite/first.txt', '--suite', 'fixtures/suite', '--json', '-'],
  );
  expect(scored.stdout).toContain('"model": "m"');
});

describe('hostile names and pipes', () => {
  const evil = '\u001b[31m\u009b2J\u202e';
  const steering = /[^\P{Cc}\n]|\p{Bidi_Control}/u;
  const key = { suite: 'toy', title: 'Toy', questions: [] };

  test.each([
    ['an unknown command', [evil], 2],
    ['an unknown option', ['score', `--${evil}`], 2],
    ['a missing file', ['score', `${evil}.json`, '--suite', 'toy'], 1],
    ['ids of a refused run', ['score', 'bad.json', '--suite', 'toy'], 1],
    ['ids of a run', ['score', 'run.json', '--suite', 'toy'], 0],
    ['paths and titles of documents', ['build-brain', '--suite', 'toy'], 0],
    ['a document that has no address', ['check', 'toy'], 1],
    ['a project', ['prompt', 'brain', '--suite', 'toy', '--project', evil], 0],
  ])('%s steer no terminal', async (_what, args, expected) => {
    const folder = await makeFolder({
      'toy/questions.json': JSON.stringify(key),
      [`toy/docs/${evil}.md`]: `# ${evil}\n\n${evil} text\n`,
      'run.json': JSON.stringify({ label: evil, answers: { [evil]: evil } }),
      'bad.json': JSON.stringify({ answers: { [evil]: { answer: 5 } } }),
    });
    const { code, stdout, stderr } = await runCommand(folder, ...args);
    expect(code).toBe(expected);
    expect(steering.exec(stdout + stderr)).toBeNull();
  });

  test('a reader that stops early is no fault', async () => {
    const command = `"$0" "$1" score run.txt --suite suite --json - | true; exit \${PIPESTATUS[0]}`;
    const cwd = path.join(golden, 'transcript');
    const outcome = await new Promise((resolve) => {
      execFile('bash', ['-c', command, process.execPath, script], { cwd }, (error, _out, stderr) =>
        resolve([error?.code ?? 0, stderr]),
      );
    });
    expect(outcome).toEqual([0, '']);
  });

  test('what the system refuses is one message', async () => {
    const folder = await makeFolder({ loop: { link: 'loop' } });
    const { code, stderr } = await runCommand(folder, 'check', 'loop');
    expect([code, stderr]).toEqual([
      1,
      'loop: cannot be read (ELOOP); name a folder that you may read\n',
    ]);
  });
});
