import { expect, test, vi } from 'vitest';
// first, so that what is imported after it is counted
import { countWork } from './count-work.ts';
import { generateRuns } from '../scripts/bench/generate-runs.ts';
import { buildBrain } from '../src/brain/build-brain.ts';
import { readRun } from '../src/run/read-run.ts';
import { createScorer, assembleReport } from '../src/score/create-scorer.ts';
import { buildCitationIndex } from '../src/site/build-citation-index.ts';
import { highlightDocument } from '../src/site/highlight-document.ts';
import { renderReportPage } from '../src/site/render-report-page.ts';
import type { Suite } from '../src/suite/suite.ts';
import { makeDocuments, makeSuite } from './make-suite.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Four times as much input may take four times the work, and a tenth for what grows with a logarithm. */
const growth = 4;
const most = growth * 1.1;

/** A suite of one document, two lines and one question for each of `count`. */
function generateSuite(count: number): Suite {
  const numbers = Array.from({ length: count }, (_, at) => at);
  return makeSuite(
    { 'a.md': numbers.map((at) => `The limit of part ${at}x is ${at} days.\n\n`).join('') },
    {
      questions: numbers.map((at) => ({
        id: `q${at}`,
        kind: 'x',
        question: `What is the limit of part ${at}?`,
        evidence: [{ path: 'a.md', text: `part ${at}x is` }],
        accepted: [[`${at} days`]],
      })),
    },
  );
}

function readRuns(suite: Suite, count: number) {
  return Array.from(generateRuns(suite, count, 7), ({ id, text }) =>
    readRun(new TextEncoder().encode(text), { file: id, id, suite: suite.name }),
  );
}

function scoreRuns(suite: Suite, count: number) {
  return readRuns(suite, count).map(createScorer(suite));
}

const generated = generateSuite(30);

/** The work on `size` and on four times as much. */
async function compare(prepare: (size: number) => () => unknown, size: number): Promise<number> {
  const few = prepare(size);
  const many = prepare(size * growth);
  const less = await countWork(few);
  return (await countWork(many)) / less;
}

test.each<[string, number, (size: number) => () => unknown]>([
  ['runs read', 10, (size) => () => readRuns(generated, size)],
  [
    'runs scored',
    10,
    (size) => {
      const runs = readRuns(generated, size);
      const score = createScorer(generated);
      return () => runs.map(score);
    },
  ],
  [
    'questions scored',
    100,
    (size) => {
      const suite = generateSuite(size);
      const runs = readRuns(suite, 3);
      return () => runs.map(createScorer(suite));
    },
  ],
  ['questions of a key', 50, (size) => () => generateSuite(size)],
  [
    'citations of an answer',
    50,
    (size) => {
      const citations = Array.from({ length: size }, (_, at) => `a.md:${1 + (at % 40)}-${1 + at}`);
      const answers = { q0: { answer: '0 days', citations } };
      const run = readRun(new TextEncoder().encode(JSON.stringify({ answers })), {
        ...{ file: 'r', id: 'r', suite: 'toy' },
      });
      return () => createScorer(generated)(run);
    },
  ],
  [
    'documents of a Brain',
    10,
    (size) => {
      const text = '# Title\n\nWords of it.\n\n## Part\n\n- one\n- two\n';
      const documents = makeDocuments(
        Object.fromEntries(Array.from({ length: size }, (_, at) => [`a/${at}.md`, text])),
      );
      return () => buildBrain(documents, 2);
    },
  ],
  [
    'runs of the index of citations',
    10,
    (size) => {
      const reports = scoreRuns(generated, size);
      return () => buildCitationIndex(reports);
    },
  ],
  [
    'runs on one page',
    5,
    (size) => {
      const report = assembleReport(generated, scoreRuns(generated, size));
      return () => renderReportPage(report, generated);
    },
  ],
])('%s: the work grows with their number', async (_, size, prepare) => {
  expect(await compare(prepare, size)).toBeLessThan(most);
});

test('lines are tokenised once each', async () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `The **limit** of \`part ${at}\` is [here](a.md).`);
  await highlightDocument(lines(1));
  const tokenise = (count: number) =>
    countWork(() => highlightDocument(lines(count)), '/@shikijs/');
  const [few, many] = [await tokenise(50), await tokenise(50 * growth)];
  expect(few).toBeGreaterThan(1000);
  expect(many / few).toBeLessThan(most);
});

test('bytes written grow with the runs', () => {
  const weigh = (count: number) =>
    renderReportPage(assembleReport(generated, scoreRuns(generated, count)), generated).length;
  expect(weigh(5 * growth) / weigh(5)).toBeLessThan(most);
});

test('work that grows with the square is noticed', async () => {
  const findTwins = (ids: readonly number[]) =>
    ids.filter((id, at) => ids.findIndex((other) => other === id) !== at);
  const count = (size: number) =>
    countWork(() => findTwins(Array.from({ length: size }, (_, at) => at)), '/tests/');
  expect((await count(400)) / (await count(100))).toBeGreaterThan(10);
});
