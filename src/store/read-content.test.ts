import { expect, test } from 'vitest';
import { catchFaults, makeFolder } from '../../tests/make-folder.ts';
import { readContent } from './read-content.ts';

const key = (suite: string) =>
  JSON.stringify({
    suite,
    title: suite,
    questions: [
      {
        id: 'q1',
        kind: 'x',
        question: '?',
        evidence: [{ path: 'a.md', text: 'one' }],
        accepted: [['one']],
      },
    ],
  });
const suites = {
  'fixtures/zoo/questions.json': key('zoo'),
  'fixtures/zoo/docs/a.md': 'one\n',
  'fixtures/ant/questions.json': key('ant'),
  'fixtures/ant/docs/a.md': 'one\n',
  'fixtures/brain-context/corpus.json': '{}',
  'fixtures/README.md': 'x',
};
const run = (date: string | null, mode: string | null = 'brain') =>
  JSON.stringify({ mode, date, answers: { q1: { answer: 'one', citations: ['a.md:1'] } } });
const read = (folder: string) =>
  readContent({ content: `${folder}/content`, fixtures: `${folder}/fixtures` });

test('suites come by name, runs by suite, then date, then id, undated first', async () => {
  const folder = await makeFolder({
    ...suites,
    'content/.note': 'x',
    'content/runs/.keep': '',
    'content/runs/zoo/a.json': run('2026-10-31T00:00:00.5Z'),
    'content/runs/zoo/b.v2.json': run('2026-10-31'),
    'content/runs/zoo/c.json': run('2026-10-31T00:00:00Z'),
    'content/runs/zoo/d.json': run(null),
    'content/runs/zoo/.draft.json': 'x',
    'content/runs/ant/e.txt': '---\nmode: documents\n---\n{"id":"q1","answer":"one"}\n',
    'content/logs/ant/e.jsonl': '',
  });
  const content = await read(folder);
  expect(content.suites.map(({ name }) => name)).toEqual(['ant', 'zoo']);
  expect(content.runs.map(({ suite, run: { id } }) => `${suite}/${id}`)).toEqual([
    'ant/e',
    'zoo/d',
    'zoo/b.v2',
    'zoo/c',
    'zoo/a',
  ]);
  expect(content.runs[1]?.report.measures.grounded).toEqual({ value: 1, of: 1 });
  expect(content.runs[1]?.bytes).toEqual(Buffer.from(run(null)));
});

test('content without runs is content', async () => {
  const folder = await makeFolder({ ...suites, 'content/README.md': '' });
  expect((await read(folder)).runs).toEqual([]);
});

test('every fault of every file comes in one message', async () => {
  const folder = await makeFolder({
    ...suites,
    'fixtures/bad/questions.json': key('good'),
    'fixtures/bad/docs/a.md': '',
    'content/runs/README.md': 'x',
    'content/runs/elsewhere/x.json': run(null),
    'content/runs/ant/Upper.json': run(null),
    'content/runs/ant/x.yaml': 'x',
    'content/runs/ant/x.JSON': run(null),
    'content/runs/ant/folder/x.json': run(null),
    'content/runs/ant/link.json': { link: 'good.json' },
    'content/runs/ant/good.json': run(null),
    'content/runs/ant/good.txt': '{"id":"q1"',
    'content/runs/zoo/good.json': run(null),
    'content/runs/zoo/silent.json': run(null, null),
    'content/runs/zoo/later.json': '{"mode":"brain","keyRevision":2,"answers":[]}',
    'content/runs/bad/run.json': '{"mode":"brain","answers":5}',
    'content/logs/ant/none.jsonl': '',
    'content/logs/ant/good.txt': '',
    'content/logs/zoo/good.jsonl': '',
    'content/logs/x.jsonl': '',
  });
  expect(await catchFaults(read(folder), folder)).toMatchInlineSnapshot(`
    "fixtures/bad/questions.json:1: suite: is "good", but the folder is "bad"; they must be the same
    fixtures/bad/questions.json:1: q1 evidence[0].text: "one" is found in no line of a.md; quote text that exactly one line contains
    content/runs/README.md: not a folder; here lie only folders named after suites
    content/runs/ant/Upper.json: "Upper" is no run id; use lower-case letters, digits, \`.\`, \`_\`, \`-\`
    content/runs/ant/folder: not a regular file; move it away
    content/runs/ant/link.json: not a regular file; move it away
    content/runs/ant/x.JSON: not a run file; name it <run-id>.json, <run-id>.txt, <run-id>.md, <run-id>.jsonl, or move it away
    content/runs/ant/x.yaml: not a run file; name it <run-id>.json, <run-id>.txt, <run-id>.md, <run-id>.jsonl, or move it away
    content/runs/elsewhere: no suite is called elsewhere; here lie only folders named after suites
    content/logs/ant/good.txt: not a tool-call log; name it <run-id>.jsonl, or move it away
    content/logs/x.jsonl: not a folder; here lie only folders named after suites
    content/runs/ant/good.txt: content/runs/ant/good.json is called good too; run ids are unique, also across suites
    content/runs/zoo/good.json: content/runs/ant/good.json is called good too; run ids are unique, also across suites
    content/logs/ant/none.jsonl: there is no run none of ant; name the log after its run
    content/runs/ant/good.txt: mode: missing; a committed run says the mode it was made in
    content/runs/bad/run.json:1: answers: neither a list of answers nor an object from id to answer
    content/runs/zoo/later.json: keyRevision: is 2, but the key is at revision 1; commit the key first
    content/runs/zoo/silent.json: mode: missing; a committed run says the mode it was made in"
  `);
});

test.each(['content', 'fixtures'])('a missing %s folder is named', async (name) => {
  const folder = await makeFolder(name === 'content' ? suites : { 'content/x': '' });
  expect(await catchFaults(read(folder), folder)).toContain(`${name}: no such folder`);
});

test('a question whose page would be another page’s file is named', async () => {
  const folder = await makeFolder({
    ...suites,
    'fixtures/zoo/questions.json': key('zoo').replace('"q1"', '"index.html"'),
    'content/.keep': '',
  });
  expect(await catchFaults(read(folder), folder)).toContain(
    'fixtures/zoo/questions.json: index.html: its page would take the place of another page’s file',
  );
});
