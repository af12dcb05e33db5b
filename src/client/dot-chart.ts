import { Chart, LinearScale, PointElement, ScatterController, Tooltip } from 'chart.js';
import type { ChartOptions } from 'chart.js';
import { formatCount } from '../site/describe-run.ts';
import type { Dot, DotChart } from '../site/dot-chart.ts';
import { readChartColours } from './chart-colours.ts';
import type { ChartColours } from './chart-colours.ts';
import { createMarkPlugin } from './mark-plugin.ts';

type Options = ChartOptions<'scatter'>;

const rowHeight = 34;
const axisHeight = 64;
const drawn = new Map<HTMLElement, Chart<'scatter'>>();

Chart.register(ScatterController, PointElement, LinearScale, Tooltip);
for (const place of document.querySelectorAll<HTMLElement>('[data-dot-chart]')) drawChart(place);
document.addEventListener('groundline:scheme', redraw);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);

function redraw(): void {
  for (const place of drawn.keys()) drawChart(place);
}

/** Draws one chart from the data in its place, over one that is already there. */
function drawChart(place: HTMLElement): void {
  const canvas = place.querySelector('canvas');
  if (canvas === null) return;
  const chart: DotChart = JSON.parse(place.dataset['dotChart'] ?? '');
  const colours = readChartColours(place);
  drawn.get(place)?.destroy();
  place.hidden = false;
  if (chart.rows.length > 0) place.style.height = `${chart.rows.length * rowHeight + axisHeight}px`;
  const datasets = chart.groups.map(({ name, shape, dots }) => ({
    label: name,
    data: dots.map(({ x, y }) => ({ x, y })),
    pointStyle: shape,
    pointRadius: shape === 'triangle' ? 5.5 : 4.5,
    pointHoverRadius: 7,
    backgroundColor: colours[shape],
    hoverBackgroundColor: colours[shape],
    borderColor: colours.paper,
    hoverBorderColor: colours.ink,
    clip: 8,
  }));
  drawn.set(
    place,
    new Chart<'scatter'>(canvas, {
      type: 'scatter',
      data: { datasets },
      options: describeOptions(chart, colours, place.clientWidth),
      plugins: [createMarkPlugin(chart, colours)],
    }),
  );
}

function describeOptions(chart: DotChart, colours: ChartColours, width: number): Options {
  const find = (group: number, index: number): Dot | undefined => chart.groups[group]?.dots[index];
  const shares = describeShareScale(chart, colours);
  const others = describeOtherScale(chart, colours, width);
  return {
    animation: false,
    maintainAspectRatio: false,
    color: colours.soft,
    font: { family: getComputedStyle(document.body).fontFamily, size: 12 },
    layout: { padding: { top: 10, right: 12 } },
    interaction: { mode: 'nearest', intersect: true },
    scales: chart.shareAxis === 'x' ? { x: shares, y: others } : { x: others, y: shares },
    onHover: (_event, elements, { canvas }) => {
      canvas.style.cursor = elements.length > 0 ? 'pointer' : '';
    },
    onClick: (_event, [element]) => {
      const dot = element && find(element.datasetIndex, element.index);
      if (dot !== undefined) location.assign(dot.href);
    },
    plugins: {
      tooltip: {
        backgroundColor: colours.ink,
        titleColor: colours.paper,
        bodyColor: colours.paper,
        displayColors: false,
        callbacks: {
          title: ([item]) => (item && find(item.datasetIndex, item.dataIndex)?.name) ?? '',
          label: ({ datasetIndex, dataIndex }) => find(datasetIndex, dataIndex)?.text ?? '',
        },
      },
    },
  };
}

function describeShareScale({ shareLabel }: DotChart, { soft, rule }: ChartColours) {
  return {
    type: 'linear' as const,
    min: 0,
    max: 1,
    title: { display: true, text: shareLabel, color: soft },
    grid: { color: rule },
    border: { display: false },
    ticks: {
      stepSize: 0.25,
      color: soft,
      callback: (value: string | number) => `${Math.round(Number(value) * 100)}%`,
    },
  };
}

function describeOtherScale({ rows, countLabel }: DotChart, colours: ChartColours, width: number) {
  const { ink, soft, rule } = colours;
  const base = { type: 'linear' as const, border: { display: false } };
  if (rows.length === 0) {
    return {
      ...base,
      beginAtZero: true,
      grace: '5%',
      title: { display: true, text: countLabel, color: soft },
      grid: { color: rule },
      ticks: {
        color: soft,
        maxTicksLimit: width < 500 ? 4 : 8,
        callback: (value: string | number) => formatCount(Number(value)) ?? '',
      },
    };
  }
  const most = width < 500 ? 16 : 34;
  return {
    ...base,
    min: -0.6,
    max: rows.length - 0.4,
    reverse: true,
    grid: { display: false },
    afterBuildTicks: (axis: { ticks: { value: number }[] }) => {
      axis.ticks = rows.map((_, value) => ({ value }));
    },
    ticks: {
      color: ink,
      autoSkip: false,
      callback: (value: string | number) => cutName(rows[Number(value)] ?? '', most),
    },
  };
}

function cutName(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}
