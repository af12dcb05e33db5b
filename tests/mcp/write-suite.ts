import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const secret = 'only the key knows this';

const key = {
  suite: 'tiny',
  title: 'Tiny',
  revision: 2,
  refusals: { phrases: ['do not say'] },
  questions: [
    {
      id: 'q1',
      kind: 'card',
      question: 'How long may an unopened kettle be returned?',
      evidence: [{ path: 'a/rules.md', text: 'Kettles come back within 30 days' }],
      accepted: [['30 days', secret]],
      distractors: ['14 days'],
    },
    {
      id: 'q2',
      kind: 'table',
      question: 'Which limit has the counter?',
      evidence: [{ path: 'a/limits.md', text: '| counter |' }],
      accepted: [['250']],
      since: 2,
    },
    { id: 'q3', kind: 'unanswerable', question: 'Who painted the old lighthouse?' },
  ],
};

const documents: Readonly<Record<string, string>> = {
  'README.md': '# Tiny\n\nRules of a tiny shop.\n',
  'a/rules.md':
    '# Rules\n\nCards.\n\n## RET-01 Kettles\n\nKettles come back within 30 days, unopened.\n\n## RET-02 Toasters\n\nToasters come back within 14 days.\n',
  'a/limits.md': '# Limits\n\n| place | limit |\n|---|---|\n| counter | 250 |\n| web | 400 |\n',
  'a/empty.md': '',
  'long.md': `# Long\n\n${Array.from({ length: 900 }, (_, at) => `Line number ${at} with some words in it, to be long.\n`).join('')}`,
  'wide.md': `# Wide\n\n${'wide words '.repeat(5000)}end\nlast\n`,
};

/** Writes a small suite into a new temporary folder and returns the suite's folder. */
export async function writeSuite(): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'groundline-')), 'tiny');
  for (const [name, text] of Object.entries(documents)) {
    const file = path.join(folder, 'docs', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(path.join(folder, 'questions.json'), `${JSON.stringify(key, null, 2)}\n`);
  return folder;
}
