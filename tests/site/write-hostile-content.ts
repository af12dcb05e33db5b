import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fixture } from '../../src/policy/corpus-schema.ts';
import { createEvaluator } from '../../src/policy/create-evaluator.ts';
import { evaluateCorpus } from '../../src/policy/evaluate-corpus.ts';
import { policyNames } from '../../src/policy/policies.ts';
import type { PolicyName } from '../../src/policy/policies.ts';
import { startRecord } from '../../src/policy/start-record.ts';
import { createAddresses } from '../../src/site/address.ts';
import { readCorpusFile } from '../../src/store/read-corpus-file.ts';
import { createRecord } from '../../src/store/registry/change-record.ts';
import { requestChange } from '../../src/store/registry/request-change.ts';
import { everyPayload, hostilePayloads, namePayloads } from './hostile-payloads.ts';

/** A text that a page must show as the text that it is. */
export type Placement = {
  /** Its address under `/`. */
  readonly page: string;
  readonly text: string;
};

const suite = 'hostile';
const runs = ['hostile-a', 'hostile-b', 'hostile-c'];
const series = `series ${everyPayload}`;
const addresses = createAddresses('/');
const payloads = Object.entries(hostilePayloads);
const marks = hostilePayloads['marks'] ?? '';
/** A question's page shortens longer answers; the run's page has them whole. */
const shownWhole = 400;

/**
 * Puts inputs into a staged project in place of its own, in which every free text carries payloads: the
 * key, documents and their paths, runs, logs, recorded totals, notes, a corpus, reports of policies and
 * an operation of the registry.
 * @returns where each payload must be read
 */
export async function writeHostileContent(stage: string): Promise<Placement[]> {
  for (const part of ['content/runs', 'content/logs', 'content/policies', 'content/registry'])
    await rm(path.join(stage, part), { recursive: true });
  for (const part of ['content/notes', 'content/recorded', 'content/snapshots', 'fixtures'])
    await rm(path.join(stage, part), { recursive: true });
  return [
    ...(await writeSuite(stage)),
    ...(await writeRuns(stage)),
    ...(await writeTotals(stage)),
    ...(await writeNote(stage)),
    ...(await writePolicies(stage)),
  ];
}

async function writeSuite(stage: string): Promise<Placement[]> {
  const folder = path.join(stage, 'fixtures', suite);
  const questions = payloads.map(([name, payload]) => ({
    id: name,
    kind: `kind ${payload}`,
    question: `question ${payload}`,
    evidence: [{ path: 'lines.md', text: `evidence ${name} ${payload}` }],
    accepted: [[`accepted ${name}`, `also ${payload}`]],
    distractors: [`distractor ${payload}`],
  }));
  const key = {
    suite,
    title: `title ${everyPayload}`,
    canary: `canary ${hostilePayloads['script'] ?? ''}`,
    refusals: { phrases: payloads.map(([, payload]) => `refusal ${payload}`) },
    questions: [...questions, { id: 'none', kind: 'unanswerable', question: everyPayload }],
  };
  await writeJson(path.join(folder, 'questions.json'), key);
  const evidence = questions.flatMap((question) => question.evidence.map(({ text }) => text));
  const documents = new Map([
    ['lines.md', ['# Lines', '', ...evidence]],
    [
      'markdown.md',
      payloads.flatMap(([name, payload]) => [`## ${name} ${payload}`, '', payload, '']),
    ],
    ['fence.md', ['# Fence', '', '```html', ...payloads.map(([, payload]) => payload), '```']],
    [
      'table.md',
      ['| a | b |', '| --- | --- |', ...payloads.map((row) => `| ${row.join(' | ')} |`)],
    ],
    ...namePayloads.map((name, at): [string, string[]] => [
      at % 2 === 0 ? `${name}.md` : `folder ${name}/${name}.md`,
      [`# ${name}`, '', name],
    ]),
  ]);
  for (const [name, lines] of documents) {
    const file = path.join(folder, 'docs', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${lines.join('\n')}\n`);
  }
  return [
    { page: addresses.questions(suite), text: key.title },
    ...questions.flatMap((question) =>
      [question.question, question.kind, ...question.evidence.map(({ text }) => text)].map(
        (text) => ({ page: addresses.question(suite, question.id), text }),
      ),
    ),
    ...Array.from(documents, ([name, lines]) =>
      [name, ...lines].map((text) => ({ page: addresses.document(suite, name), text })),
    ).flat(),
  ];
}

async function writeRuns(stage: string): Promise<Placement[]> {
  const placements: Placement[] = [];
  for (const [at, id] of runs.entries()) {
    const fields = Object.fromEntries(
      ['label', 'model', 'client', 'system', 'builder'].map((field, place) => [
        field,
        `${field} ${place < 3 ? at : ''} ${everyPayload} ${place % 3 === at ? marks : ''}`,
      ]),
    );
    const answers = payloads.map(([name, payload], place) => ({
      id: name,
      answer: `answer ${at} ${payload} ${(place + at) % 3 === 0 ? 'refused' : `accepted ${name}`}`,
      citations: [`lines.md:${place + 3}`, payload, `lines.md:${payload}`, `${payload}.md:1`],
    }));
    await writeJson(path.join(stage, 'content/runs', suite, `${id}.json`), {
      mode: 'hostile',
      date: `2026-10-0${at + 1}`,
      ...(at === 2 ? {} : { series }),
      ...fields,
      answers: [...answers, ...payloads.map(([, payload]) => ({ id: payload, answer: payload }))],
    });
    const page = addresses.run(id);
    placements.push(
      ...Object.values(fields).map((text) => ({ page, text })),
      ...answers.map(({ answer }) => ({ page, text: answer })),
      ...answers
        .filter(({ answer }) => answer.length <= shownWhole)
        .map(({ id: question, answer }) => ({
          page: addresses.question(suite, question),
          text: answer,
        })),
    );
  }
  const calls = payloads.map(([, payload]) => ({
    tool: `tool ${payload}`,
    arguments: { words: payload, [payload]: payload },
    characters: 1,
  }));
  await writeText(
    path.join(stage, 'content/logs', suite, `${runs[0] ?? ''}.jsonl`),
    [...calls, { calls: calls.length }].map((line) => `${JSON.stringify(line)}\n`).join(''),
  );
  return placements;
}

async function writeTotals(stage: string): Promise<Placement[]> {
  const texts = Object.fromEntries(
    ['system', 'client', 'model', 'mode', 'builder', 'remark'].map((field) => [
      field,
      `reported ${field} ${everyPayload} ${field === 'remark' ? marks : ''}`,
    ]),
  );
  const title = `reported title ${everyPayload}`;
  const share = { value: 1, of: 1 };
  const row = {
    id: 'reported',
    date: '2026-10-31',
    ...texts,
    ...{ questions: 1, documents: 1, right: share, grounded: share, refused: share },
    citationPrecision: { percent: 100, n: 1 },
    ...{ validCitations: share, plantedInstruction: 'ignored', toolCalls: 1, tokens: 1 },
  };
  await writeJson(path.join(stage, 'content/recorded/reported.json'), { title, rows: [row] });
  const page = addresses.runs();
  return [title, ...Object.values(texts)].map((text) => ({ page, text }));
}

/** A note's body is a program of its author, and trusted; its title is not. */
async function writeNote(stage: string): Promise<Placement[]> {
  const title = `note ${everyPayload}`;
  const front = [
    `title: ${JSON.stringify(title)}`,
    'date: 2026-10-31',
    `about: [${runs.join(', ')}]`,
  ];
  await writeText(
    path.join(stage, 'content/notes/note.mdx'),
    ['---', ...front, '---', '', 'A note.', ''].join('\n'),
  );
  return [addresses.notes(), addresses.note('note')].map((page) => ({ page, text: title }));
}

/** The shipped corpus, whose `graph` qualifies, with payloads in its texts, and a fixture of payloads alone. */
async function writePolicies(stage: string): Promise<Placement[]> {
  const shipped = await readCorpusFile('fixtures/brain-context/corpus.json');
  const [name = ''] = namePayloads;
  const fixtures = new Map([
    ...Array.from(shipped.fixtures, ([each, fixture]): [string, Fixture] => [
      `${each} ${name}`,
      spoilFixture(fixture),
    ]),
    [name, makeFixture()],
  ]);
  const file = path.join(stage, 'fixtures/brain-context/corpus.json');
  await writeJson(file, {
    revision: shipped.revision,
    labels: { reviewer: `reviewer ${everyPayload}`, humanReview: 'pending' },
    fixtures: Object.fromEntries(fixtures),
  });
  const corpus = await readCorpusFile(file);
  const evaluation = evaluateCorpus(corpus);
  const nameReport = (policy: PolicyName) =>
    path.join(stage, 'content/policies/brain-context', `${policy}.json`);
  for (const policy of policyNames) {
    const reports = evaluation.reports.filter((report) => report.policy === policy);
    await writeJson(nameReport(policy), { ...evaluation, reports });
  }
  const record = path.join(stage, `content/registry/brain-context/${corpus.revision}.json`);
  await mkdir(path.dirname(record), { recursive: true });
  const evaluate = createEvaluator(corpus);
  createRecord(record, startRecord('brain-context', corpus, { policy: 'scoped', evaluate }));
  const operation = everyPayload.slice(0, 200);
  const change = { report: nameReport('graph'), operation, sequence: 1, to: null };
  await requestChange({ corpus: file, record, ...change });
  return [
    { page: addresses.registry(), text: operation },
    { page: addresses.policies(), text: everyPayload },
    ...Array.from(fixtures, ([fixture, { tasks, items }]) =>
      tasks.flatMap(({ id, query, expected }) => {
        const needed = items.filter((item) => expected.includes(item.id));
        const texts = [fixture, id, query, ...needed.flatMap((item) => [item.id, item.title])];
        return texts.map((text) => ({ page: addresses.policyTask(fixture, id), text }));
      }),
    ).flat(),
  ];
}

/** The same relations under names and texts that carry a payload each. */
function spoilFixture(fixture: Fixture): Fixture {
  const spoilt = new Map(
    fixture.items.map(({ id }, at) => [id, `${id} ${payloads[at % payloads.length]?.[1] ?? ''}`]),
  );
  const rename = (id: string) => spoilt.get(id) ?? id;
  const project = (each: string) => `${each} ${everyPayload}`;
  return {
    engineer: `${fixture.engineer} ${everyPayload}`,
    grant: fixture.grant.map(project),
    items: fixture.items.map(({ supersededBy, ...item }, at) => ({
      ...item,
      id: rename(item.id),
      project: project(item.project),
      title: `${item.title} ${payloads[at % payloads.length]?.[1] ?? ''}`,
      text: `${item.text} ${payloads[(at + 16) % payloads.length]?.[1] ?? ''}`,
      ...(supersededBy === undefined ? {} : { supersededBy: rename(supersededBy) }),
    })),
    edges: fixture.edges.map((edge) => ({ ...edge, from: rename(edge.from), to: rename(edge.to) })),
    tasks: fixture.tasks.map(({ mistake, ...task }, at) => ({
      ...task,
      id: `${task.id} ${namePayloads[at % namePayloads.length] ?? ''}`,
      expected: task.expected.map(rename),
      useful: task.useful.map(rename),
      ...(mistake === undefined
        ? {}
        : {
            mistake: {
              needs: mistake.needs.map(rename),
              without: mistake.without.map(rename),
            },
          }),
    })),
  };
}

function makeFixture(): Fixture {
  const items: Fixture['items'] = payloads.map(([kind, payload], at) => ({
    id: `item ${payload}`,
    kind: 'arc',
    project: everyPayload,
    title: `${kind} ${payload}`,
    text: payload,
    heat: at / 100,
    tokens: 10,
  }));
  return {
    engineer: everyPayload,
    grant: [everyPayload],
    items,
    edges: [],
    tasks: namePayloads.map((payload, at) => {
      const expected = items.slice(at, at + 1).map(({ id }) => id);
      const query = `${payload} ${payloads[at]?.[1] ?? ''}`;
      return { id: payload, case: 'held_out_incident', query, expected, useful: expected };
    }),
  };
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeText(file, JSON.stringify(value, null, 1));
}

async function writeText(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
