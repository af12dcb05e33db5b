import { formatRate } from '../policy/format-rate.ts';
import type { PolicyReport, Share } from '../policy/policy-report.ts';
import type { BarChart } from './bar-chart.ts';
import type { DotChart, DotGroup } from './dot-chart.ts';

type Place = (report: PolicyReport) => string;

const rates: readonly {
  name: string;
  shape: DotGroup['shape'];
  read: (report: PolicyReport) => Share;
}[] = [
  { name: 'recall', shape: 'circle', read: ({ measures }) => measures.contextSourceRecall },
  { name: 'usefulness', shape: 'rect', read: ({ measures }) => measures.reviewedUsefulness },
  {
    name: 'mistakes avoided',
    shape: 'triangle',
    read: ({ measures }) => measures.repeatedMistakesAvoided,
  },
];

/** Recall, usefulness and mistakes avoided, a row for each fixture and policy. */
export function buildRateChart(reports: readonly PolicyReport[], hrefOf: Place): DotChart {
  return {
    shareAxis: 'x',
    shareLabel: 'share',
    rows: reports.map(nameReport),
    countLabel: '',
    groups: rates.map(({ name, shape, read }, at) => ({
      name,
      shape,
      dots: reports.flatMap((report, row) => {
        const share = read(report);
        if (share.value === null) return [];
        const text = `${name} ${share.value}/${share.of} (${formatRate(share)})`;
        return [
          {
            x: share.value / share.of,
            // equal shares must not hide each other
            y: row + (at - 1) * 0.22,
            low: null,
            high: null,
            name: nameReport(report),
            text,
            href: hrefOf(report),
          },
        ];
      }),
    })),
  };
}

/** What a policy packs that it should not, in items. */
export function buildCountChart(reports: readonly PolicyReport[]): BarChart {
  return {
    rows: reports.map(nameReport),
    countLabel: 'items',
    series: [
      { name: 'leakage', values: reports.map(({ measures }) => measures.scopeLeakage) },
      { name: 'irrelevant', values: reports.map(({ measures }) => measures.irrelevantInjection) },
      { name: 'stale', values: reports.map(({ measures }) => measures.staleInjection) },
    ],
  };
}

/** Recall against tokens, with the frontier of what no other policy beats at its volume. */
export function buildFrontierChart(reports: readonly PolicyReport[], hrefOf: Place): DotChart {
  const fixtures = [...Map.groupBy(reports, ({ fixture }) => fixture)];
  const shapes = ['circle', 'rect', 'triangle'] as const;
  return {
    shareAxis: 'y',
    shareLabel: 'recall',
    rows: [],
    countLabel: 'tokens packed over all tasks',
    groups: fixtures.map(([name, group], at) => {
      const dots = group.flatMap((report) => {
        const { contextSourceRecall: recall, tokens } = report.measures;
        if (recall.value === null) return [];
        const text = `recall ${recall.value}/${recall.of}, ${tokens} tokens`;
        return [
          {
            x: tokens,
            y: recall.value / recall.of,
            low: null,
            high: null,
            name: report.policy,
            text,
            href: hrefOf(report),
          },
        ];
      });
      return {
        name,
        shape: shapes[at % shapes.length] ?? 'circle',
        dots,
        path: findFrontier(dots),
      };
    }),
  };
}

/** The points that have more recall than every point of fewer tokens. */
function findFrontier(points: readonly { x: number; y: number }[]): { x: number; y: number }[] {
  const frontier: { x: number; y: number }[] = [];
  for (const { x, y } of points.toSorted((a, b) => a.x - b.x || b.y - a.y)) {
    if (y > (frontier.at(-1)?.y ?? -1)) frontier.push({ x, y });
  }
  return frontier;
}

function nameReport({ fixture, policy }: PolicyReport): string {
  return `${fixture} ${policy}`;
}
