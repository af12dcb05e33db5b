import type { Chart, Plugin } from 'chart.js';
import type { DotChart } from '../site/dot-chart.ts';
import type { ChartColours } from './chart-colours.ts';
import { placeLabels } from './place-labels.ts';

const cap = 3;
/** With more marks than these, names stand in the table and the tooltip only. */
const mostLabels = 12;

/** Draws each mark's interval, and beside the marks of a chart without rows their names. */
export function createMarkPlugin(
  { shareAxis, rows, groups }: DotChart,
  colours: ChartColours,
): Plugin<'scatter'> {
  return {
    id: 'groundline-marks',
    beforeDatasetsDraw: (chart) => {
      drawIntervals(chart);
      drawPaths(chart);
    },
    afterDatasetsDraw: (chart) => {
      if (rows.length === 0) drawNames(chart);
    },
  };

  function drawIntervals(chart: Chart<'scatter'>): void {
    const { ctx } = chart;
    const scale = chart.scales[shareAxis];
    if (scale === undefined) return;
    for (const [at, { shape, dots }] of groups.entries()) {
      ctx.strokeStyle = colours[shape];
      ctx.lineWidth = 1.25;
      ctx.beginPath();
      for (const [index, { low, high }] of dots.entries()) {
        const mark = chart.getDatasetMeta(at).data[index];
        if (mark === undefined || low === null || high === null) continue;
        const [from, to] = [scale.getPixelForValue(low), scale.getPixelForValue(high)];
        const line = (x1: number, y1: number, x2: number, y2: number) => {
          ctx.moveTo(x1, y1);
          ctx.lineTo(x2, y2);
        };
        if (shareAxis === 'x') {
          line(from, mark.y, to, mark.y);
          for (const end of [from, to]) line(end, mark.y - cap, end, mark.y + cap);
        } else {
          line(mark.x, from, mark.x, to);
          for (const end of [from, to]) line(mark.x - cap, end, mark.x + cap, end);
        }
      }
      ctx.stroke();
    }
  }

  function drawPaths(chart: Chart<'scatter'>): void {
    const { ctx } = chart;
    const { x: across, y: up } = chart.scales;
    if (across === undefined || up === undefined) return;
    ctx.save();
    ctx.setLineDash([4, 3]);
    for (const { shape, path = [] } of groups) {
      ctx.strokeStyle = colours[shape];
      ctx.beginPath();
      for (const [at, { x, y }] of path.entries()) {
        const [left, top] = [across.getPixelForValue(x), up.getPixelForValue(y)];
        if (at === 0) ctx.moveTo(left, top);
        else {
          ctx.lineTo(left, up.getPixelForValue(path[at - 1]?.y ?? y));
          ctx.lineTo(left, top);
        }
      }
      ctx.stroke();
    }
    ctx.restore();
  }

  function drawNames(chart: Chart<'scatter'>): void {
    const { ctx, chartArea } = chart;
    const scale = chart.scales[shareAxis];
    const marks = groups.flatMap(({ dots }, at) =>
      dots.flatMap(({ name, low, high }, index) => {
        const mark = chart.getDatasetMeta(at).data[index];
        if (mark === undefined || scale === undefined) return [];
        const { x, y } = mark;
        const top = high === null ? y : scale.getPixelForValue(high);
        const bottom = low === null ? y : scale.getPixelForValue(low);
        return [{ x, y, top, bottom, name }];
      }),
    );
    if (marks.length > mostLabels) return;
    ctx.font = `12px ${getComputedStyle(document.body).fontFamily}`;
    ctx.fillStyle = colours.ink;
    ctx.textBaseline = 'middle';
    const sized = marks.map((mark) => ({ ...mark, width: ctx.measureText(mark.name).width }));
    for (const [at, box] of placeLabels(sized, chartArea).entries()) {
      const mark = sized[at];
      if (box !== null && mark !== undefined) ctx.fillText(mark.name, box.left, mark.y);
    }
  }
}
