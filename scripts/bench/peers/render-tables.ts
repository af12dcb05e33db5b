import type { Standing } from './measure-in-turn.ts';
import type { PageWeight } from './weigh-page.ts';

export type ScoreRow = Standing & { readonly answers: number; readonly right: number };
export type SiteRow = Standing & {
  readonly runs: number;
  readonly files: number;
  readonly pages: number;
  readonly bytes: number;
  /** To show one run in a browser. */
  readonly loaded: PageWeight;
};

type Column<Row> = { readonly header: string; readonly accessor: (row: Row) => string };
/** A figure of which less is better. */
type Figure<Row> = { readonly name: string; readonly accessor: (row: Row) => number };

const usageColumns: readonly Column<Standing>[] = [
  { header: 'seconds', accessor: ({ usage }) => usage.seconds.toFixed(2) },
  { header: 'ratio', accessor: ({ ratio }) => ratio.seconds.toFixed(2) },
  { header: 'processor seconds', accessor: ({ usage }) => usage.processorSeconds.toFixed(2) },
  { header: 'ratio', accessor: ({ ratio }) => ratio.processorSeconds.toFixed(2) },
  { header: 'peak MiB', accessor: ({ usage }) => (usage.peakBytes / 2 ** 20).toFixed(0) },
  { header: 'ratio', accessor: ({ ratio }) => ratio.peakBytes.toFixed(2) },
];
const usageFigures: readonly Figure<Standing>[] = [
  { name: 'time', accessor: ({ ratio }) => ratio.seconds },
  { name: 'processor time', accessor: ({ ratio }) => ratio.processorSeconds },
  { name: 'memory', accessor: ({ ratio }) => ratio.peakBytes },
];
const scoreColumns: readonly Column<ScoreRow>[] = [
  { header: 'answers', accessor: ({ answers }) => String(answers) },
  { header: 'scored by', accessor: ({ name }) => name },
  { header: 'right', accessor: ({ right, answers }) => `${right}/${answers}` },
  ...usageColumns,
];
const siteColumns: readonly Column<SiteRow>[] = [
  { header: 'runs', accessor: ({ runs }) => String(runs) },
  { header: 'built by', accessor: ({ name }) => name },
  ...usageColumns,
  { header: 'files', accessor: ({ files }) => String(files) },
  { header: 'pages', accessor: ({ pages }) => String(pages) },
  { header: 'MB', accessor: ({ bytes }) => (bytes / 1e6).toFixed(1) },
  { header: 'one run: requests', accessor: ({ loaded }) => String(loaded.requests) },
  { header: 'one run: to elsewhere', accessor: ({ loaded }) => String(loaded.foreign) },
  { header: 'one run: kB', accessor: ({ loaded }) => (loaded.bytes / 1000).toFixed(0) },
];
const siteFigures: readonly Figure<SiteRow>[] = [
  ...usageFigures,
  { name: 'processor time a page', accessor: ({ usage, pages }) => usage.processorSeconds / pages },
  { name: 'files', accessor: ({ files }) => files },
  { name: 'bytes', accessor: ({ bytes }) => bytes },
  { name: 'requests for one run', accessor: ({ loaded }) => loaded.requests },
  { name: 'bytes for one run', accessor: ({ loaded }) => loaded.bytes },
];

/** Scorers side by side, and where one is ahead of the first. */
export function renderScores(rows: readonly ScoreRow[]): string {
  return renderTable(rows, scoreColumns, usageFigures, ({ answers }) => answers);
}

/** Makers of sites side by side, and where one is ahead of the first. */
export function renderSites(rows: readonly SiteRow[]): string {
  return renderTable(rows, siteColumns, siteFigures, ({ runs }) => runs);
}

function renderTable<Row extends Standing>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  figures: readonly Figure<Row>[],
  readSize: (row: Row) => number,
): string {
  const cells = [
    columns.map(({ header }) => header),
    columns.map((_, at) => (at < 2 ? '---' : '---:')),
    ...rows.map((row) => columns.map(({ accessor }) => accessor(row))),
  ];
  const ahead = [...Map.groupBy(rows, readSize)].flatMap(([size, [own, ...others]]) =>
    others.map((other) => `${other.name}, ${size}: ${nameAhead(own ?? other, other, figures)}`),
  );
  return [
    ...cells.map((row) => `| ${row.join(' | ')} |`),
    '',
    ...ahead.map((line) => `- ${line}`),
  ].join('\n');
}

function nameAhead<Row>(own: Row, other: Row, figures: readonly Figure<Row>[]): string {
  const better = figures.filter(({ accessor }) => accessor(other) < accessor(own));
  if (better.length === 0) return 'ahead in nothing';
  const told = better.map(
    ({ name, accessor }) => `${name} (× ${(accessor(other) / accessor(own)).toFixed(2)})`,
  );
  return `ahead in ${told.join(', ')}`;
}
