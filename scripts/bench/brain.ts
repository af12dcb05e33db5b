import { existsSync } from 'node:fs';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { createBrainTools } from '../../src/brain/brain-tools.ts';
import { buildBrain } from '../../src/brain/build-brain.ts';
import { readDocuments } from '../../src/store/read-documents.ts';
import type { SuiteDocument } from '../../src/suite/suite.ts';
import type { Figure } from './figure.ts';

/** Real documents that are not part of the repository; without them their figures are left out. */
const realDocuments = '../shared/eips/docs';
const few = 500;
const many = 5000;
const queries = [
  'gas',
  'block hash',
  'the sender of a transaction',
  'nothing of this kind',
  'EIP-1559 base fee',
];
const rounds = 20;

type Documents = ReadonlyMap<string, SuiteDocument>;

/** Builds the Brain of real and of generated documents, and searches it, in processor time. */
export async function benchBrain(): Promise<Figure[]> {
  return [
    ...(existsSync(realDocuments) ? measureReal(await readDocuments(realDocuments)) : []),
    ...measureGrowth(),
  ];
}

function measureReal(documents: Documents): Figure[] {
  const bare = unified().use(remarkParse).freeze();
  const texts = Array.from(documents.values(), ({ lines }) => lines.join('\n'));
  const parse = () => {
    for (const text of texts) bare.parse(text);
  };
  const build = () => buildBrain(documents, 2);
  parse();
  build();
  const parseSeconds = Math.min(...[1, 2, 3].map(() => time(parse)));
  const buildSeconds = Math.min(...[1, 2, 3].map(() => time(build)));
  const toolbox = createBrainTools(build(), documents);
  const search = () => {
    for (const words of queries) toolbox.call('brain_search', { words });
  };
  search();
  const searchSeconds = time(() => {
    for (let round = 0; round < rounds; round += 1) search();
  });
  return [
    { what: `${documents.size} real documents: Brain built`, value: buildSeconds, unit: 's' },
    {
      what: 'against the bare remark parse of the same',
      value: buildSeconds / parseSeconds,
      unit: '×',
      target: { at: 'most', value: 2 },
    },
    {
      what: 'brain_search on them',
      value: (searchSeconds * 1000) / (rounds * queries.length),
      unit: 'ms a query',
      target: { at: 'most', value: 10 },
    },
  ];
}

/** Ten times the documents may take ten times as long, and a quarter more for noise. */
function measureGrowth(): Figure[] {
  const [small, large] = [generateDocuments(few), generateDocuments(many)];
  buildBrain(small, 2);
  const smallSeconds = Math.min(...[1, 2].map(() => time(() => buildBrain(small, 2))));
  const largeSeconds = time(() => buildBrain(large, 2));
  return [
    { what: `${many} generated documents: Brain built`, value: largeSeconds, unit: 's' },
    {
      what: `a document, against ${few} documents`,
      value: largeSeconds / many / (smallSeconds / few),
      unit: '×',
      target: { at: 'most', value: 1.25 },
    },
  ];
}

function generateDocuments(count: number): Documents {
  const paths = Array.from({ length: count }, (_, at) => `part-${at % 40}/unit-${at}.md`);
  return new Map(
    paths.map((path, at) => {
      const lines = [
        `# Unit ${at}`,
        '',
        'What the unit does. It has rules, limits and notes.',
        ...Array.from({ length: 6 }, (_, rule) => [
          '',
          `## RUL-${at}-${rule} Rule ${rule}`,
          '',
          `The rule **holds** for \`${rule}\` cases, see [others](x.md).`,
          '',
          '- one item',
          '- another item',
        ]).flat(),
        '',
        '| limit | value |',
        '| --- | --- |',
        `| pieces | ${at} |`,
      ];
      return [path, { path, lines, sha256: '' }];
    }),
  );
}

/** Seconds of the processor, so that what else the machine does leaves the figures alone. */
function time(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
