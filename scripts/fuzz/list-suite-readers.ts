import { createBrainTools } from '../../src/brain/brain-tools.ts';
import { buildBrain } from '../../src/brain/build-brain.ts';
import { readRun } from '../../src/run/read-run.ts';
import { createScorer } from '../../src/score/create-scorer.ts';
import { readKey } from '../../src/suite/read-key.ts';
import type { AnswerKey, Suite, SuiteDocument } from '../../src/suite/suite.ts';
import { splitLines } from '../../src/text/lines.ts';
import { listBrainFaults } from '../../tests/brain-invariants.ts';
import { collectSeeds } from './collect-seeds.ts';
import { findShareFaults } from './find-share-faults.ts';
import { readText } from './read-text.ts';
import { defineReader } from './reader.ts';
import type { FuzzedReader } from './reader.ts';

type Documents = ReadonlyMap<string, SuiteDocument>;

/** Readers of a suite: its key and its documents. */
export async function listSuiteReaders(
  suites: readonly Suite[],
  folders: readonly string[],
): Promise<FuzzedReader[]> {
  const documents = new Map(suites.flatMap(listEvidenceDocuments));
  return [
    defineReader({
      name: 'key',
      seeds: await collectSeeds(
        [...folders, 'tests/golden/score/citations/suite'],
        /questions\.json$/,
      ),
      refusals: ['KeyRefused'],
      // patterns take a millisecond each to compile
      millisecondsPerByte: 0.02,
      read: (bytes) => {
        const text = readText(bytes, 'KeyRefused');
        return { text, key: readKey(text, { file: 'key', folder: nameFolder(text), documents }) };
      },
      check: ({ text, key }) => findKeyFaults(text, key, documents),
    }),
    defineReader({
      name: 'Markdown to Brain',
      seeds: await collectSeeds(['tests/golden/brain', 'fixtures', 'tests/site/fixtures'], /\.md$/),
      refusals: ['DocumentsRefused'],
      // the parser takes up to a fifth of a millisecond a line, and both builders read the document
      millisecondsPerByte: 0.1,
      read: (bytes) => {
        const document = {
          path: 'a/b.md',
          lines: splitLines(readText(bytes, 'DocumentsRefused')),
          sha256: '',
        };
        const one = new Map([[document.path, document]]);
        return { one, brains: ([1, 2] as const).map((builder) => buildBrain(one, builder)) };
      },
      check: ({ one, brains }) =>
        brains.flatMap((brain) => {
          const found = createBrainTools(brain, one).call('brain_search', { words: 'the a' });
          const isOverlong = found.content.join('').length > 20_000;
          return [...listBrainFaults(brain, one), ...(isOverlong ? ['a result is too long'] : [])];
        }),
    }),
  ];
}

/** The documents that a key needs: the more there are, the longer the canary is looked for. */
function listEvidenceDocuments({ key, documents }: Suite): [string, SuiteDocument][] {
  const needed = new Set(
    [
      ...key.questions.flatMap(({ sets }) => sets.flat()),
      ...(key.plantedIn === null ? [] : [key.plantedIn]),
    ].map(({ path }) => path),
  );
  return [...documents].filter(([path]) => needed.has(path));
}

function findKeyFaults(text: string, key: AnswerKey, documents: Documents): string[] {
  const faults: string[] = [];
  const ids = new Set(key.questions.map(({ id }) => id));
  if (ids.size !== key.questions.length) faults.push('two questions have one id');
  for (const { path, line, text: evidence } of key.questions.flatMap(({ sets }) => sets.flat()))
    if (documents.get(path)?.lines[line - 1]?.includes(evidence) !== true)
      faults.push(`${path}:${line} does not hold its evidence`);
  const suite = { name: key.suite, key, documents, keyHash: '', docsHash: '' };
  const answers = Object.fromEntries(
    key.questions.map(({ id, accepted, sets }) => [
      id,
      {
        answer: `It is ${accepted.flatMap(([value]) => value ?? []).join(' and ')} .`,
        citations: (sets[0] ?? []).map(({ path, line }) => ({ path, start: line })),
      },
    ]),
  );
  const bytes = new TextEncoder().encode(
    JSON.stringify({ answers: Object.entries(answers).map(([id, answer]) => ({ id, ...answer })) }),
  );
  const report = createScorer(suite)(readRun(bytes, { file: 'run', id: 'run', suite: key.suite }));
  faults.push(...findShareFaults(report));
  const { evidenceCited } = report.measures;
  if (evidenceCited.value !== null && evidenceCited.value !== evidenceCited.of)
    faults.push('its own evidence does not cover its evidence');
  const copy = readKey(JSON.stringify(JSON.parse(text)), {
    file: 'copy',
    folder: key.suite,
    documents,
  });
  if (JSON.stringify(copy) !== JSON.stringify(key))
    faults.push('written again, the key reads otherwise');
  return faults;
}

/** The name that the key gives itself, so that most inputs get past it. */
function nameFolder(text: string): string {
  return /"suite"\s*:\s*"([^"\\]*)"/.exec(text)?.[1] ?? 'suite';
}
