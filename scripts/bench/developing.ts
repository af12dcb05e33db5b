import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stageProject } from '../staging/stage-project.ts';
import type { Figure } from './figure.ts';
import { startDevServer } from './start-dev-server.ts';
import type { DevServer } from './start-dev-server.ts';

/** How long a change may take to be seen, in milliseconds, and how long it is waited for. */
const most = { at: 'most', value: 1000 } as const;
const patience = 30_000;
const mark = 'Shown while developing';

/** A change of an input: which file, what becomes of its text, and the page that must show it. */
type Change = {
  readonly what: string;
  readonly file: string;
  readonly page: string;
  readonly edit: (text: string) => string;
};

const changes: readonly Change[] = [
  {
    what: 'a changed run file is shown',
    file: 'content/runs/shop-docs/lexical-documents.json',
    page: 'runs/lexical-documents/',
    edit: (text) => text.replace(/"label": "[^"]*"/, `"label": "${mark}"`),
  },
  {
    what: 'a changed key is shown',
    file: 'fixtures/shop-docs/questions.json',
    page: 'questions/shop-docs/',
    edit: (text) => text.replace(/"title": "[^"]*"/, `"title": "${mark}"`),
  },
  {
    what: 'a changed document is shown',
    file: 'fixtures/shop-docs/docs/05-operations/handbook.md',
    page: 'documents/shop-docs/05-operations/handbook/',
    edit: (text) => `${text}\n${mark}\n`,
  },
  {
    what: 'a changed corpus is refused',
    file: 'fixtures/brain-context/corpus.json',
    page: 'policies/',
    edit: (text) => text.replace(/"text": "/, `"text": "${mark} `),
  },
];

/** Changes inputs under `npm run dev` and measures how long it takes until a page or the terminal tells. */
export async function benchDeveloping(): Promise<Figure[]> {
  const stage = await stageProject();
  try {
    const server = await startDevServer(stage);
    try {
      const figures: Figure[] = [];
      for (const change of changes) figures.push(...(await measureChange(stage, server, change)));
      return [...figures, ...(await measureFault(stage, server))];
    } finally {
      await server.stop();
    }
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** A corpus's reports are committed, so that its change shows as a fault until they are renewed. */
async function measureChange(
  stage: string,
  server: DevServer,
  { what, file, page, edit }: Change,
): Promise<Figure[]> {
  const target = path.join(stage, file);
  const before = await readFile(target, 'utf8');
  await fetch(server.home + page);
  const asIs = await timeUntil(
    () => Promise.resolve(),
    async () => (await fetch(server.home + page)).ok,
  );
  const isFault = what.endsWith('refused');
  const seen = isFault
    ? () => Promise.resolve(server.readOutput().includes('brain-context'))
    : async () => (await (await fetch(server.home + page)).text()).includes(mark);
  server.forgetOutput();
  const shown = await timeUntil(() => writeFile(target, edit(before)), seen);
  const back = await timeUntil(
    () => writeFile(target, before),
    async () => {
      const response = await fetch(server.home + page);
      return response.ok && !(await response.text()).includes(mark);
    },
  );
  return [
    { what: `/${page} as it stands`, value: asIs, unit: 'ms' },
    { what, value: shown, unit: 'ms', target: most },
    { what: `${what}, then taken back`, value: back, unit: 'ms', target: most },
  ];
}

async function measureFault(stage: string, server: DevServer): Promise<Figure[]> {
  const target = path.join(stage, 'content/runs/shop-docs/lexical-documents.json');
  const before = await readFile(target, 'utf8');
  server.forgetOutput();
  const told = await timeUntil(
    () => writeFile(target, before.replace(/"mode": "[^"]*"/, '"mode": 7')),
    () => Promise.resolve(/lexical-documents\.json:\d+: /.test(server.readOutput())),
  );
  const mended = await timeUntil(
    () => writeFile(target, before),
    async () => (await fetch(`${server.home}runs/lexical-documents/`)).ok,
  );
  return [
    { what: 'a fault is told with file and line', value: told, unit: 'ms', target: most },
    { what: 'a mended fault is gone', value: mended, unit: 'ms', target: most },
  ];
}

/** Milliseconds from an act until something is seen. */
async function timeUntil(act: () => Promise<void>, isSeen: () => Promise<boolean>) {
  await act();
  const begin = performance.now();
  while (!(await isSeen())) {
    if (performance.now() - begin > patience) throw new Error('a change was never seen');
    await wait(50);
  }
  return performance.now() - begin;
}
