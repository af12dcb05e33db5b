import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import type { BarChart } from '../site/bar-chart.ts';
import { readChartColours } from './chart-colours.ts';

const rowHeight = 46;
const axisHeight = 64;
const drawn = new Map<HTMLElement, Chart<'bar'>>();

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);
for (const place of document.querySelectorAll<HTMLElement>('[data-bar-chart]')) drawChart(place);
document.addEventListener('groundline:scheme', redraw);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);

function redraw(): void {
  for (const place of drawn.keys()) drawChart(place);
}

function drawChart(place: HTMLElement): void {
  const canvas = place.querySelector('canvas');
  if (canvas === null) return;
  const chart: BarChart = JSON.parse(place.dataset['barChart'] ?? '');
  const { ink, soft, rule, paper, circle, rect, triangle } = readChartColours(place);
  const fills = [triangle, circle, rect];
  drawn.get(place)?.destroy();
  place.hidden = false;
  place.style.height = `${chart.rows.length * rowHeight + axisHeight}px`;
  const datasets = chart.series.map(({ name, values }, at) => ({
    label: name,
    data: [...values],
    backgroundColor: fills[at] ?? ink,
    categoryPercentage: 0.85,
    barPercentage: 0.92,
  }));
  const options = {
    indexAxis: 'y' as const,
    animation: false as const,
    maintainAspectRatio: false,
    color: soft,
    font: { family: getComputedStyle(document.body).fontFamily, size: 12 },
    layout: { padding: { right: 90 } },
    scales: {
      x: {
        beginAtZero: true,
        grid: { color: rule },
        border: { display: false },
        title: { display: true, text: chart.countLabel, color: soft },
        ticks: { color: soft, precision: 0 },
      },
      y: {
        grid: { display: false },
        border: { display: false },
        ticks: { color: ink, autoSkip: false },
      },
    },
    plugins: {
      tooltip: { backgroundColor: ink, titleColor: paper, bodyColor: paper, displayColors: false },
    },
  };
  drawn.set(
    place,
    new Chart<'bar'>(canvas, {
      type: 'bar',
      data: { labels: [...chart.rows], datasets },
      options,
      plugins: [nameBars(chart, soft)],
    }),
  );
}

/** Writes beside each bar what it counts, so that no legend is needed to tell the series apart. */
function nameBars({ series }: BarChart, colour: string) {
  return {
    id: 'groundline-bar-names',
    afterDatasetsDraw: (chart: Chart<'bar'>) => {
      const { ctx } = chart;
      ctx.font = `11px ${getComputedStyle(document.body).fontFamily}`;
      ctx.fillStyle = colour;
      ctx.textBaseline = 'middle';
      for (const [at, { name, values }] of series.entries()) {
        for (const [row, bar] of chart.getDatasetMeta(at).data.entries()) {
          ctx.fillText(`${values[row] ?? 0} ${name}`, bar.x + 5, bar.y);
        }
      }
    },
  };
}
