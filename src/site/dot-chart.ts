/** One mark of a chart: where it stands, its interval along the axis of shares, and what it says. */
export type Dot = {
  readonly x: number;
  readonly y: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly name: string;
  readonly text: string;
  readonly href: string;
};

/** Marks of one shape and colour. */
export type DotGroup = {
  readonly name: string;
  readonly shape: 'circle' | 'rect' | 'triangle';
  readonly dots: readonly Dot[];
  /** A line through the chart in steps, such as a frontier. */
  readonly path?: readonly { readonly x: number; readonly y: number }[];
};

/** What the browser draws: shares from 0 to 1 along one axis, rows or a count along the other. */
export type DotChart = {
  readonly shareAxis: 'x' | 'y';
  readonly shareLabel: string;
  /** Names of the rows from the top; empty where the other axis counts. */
  readonly rows: readonly string[];
  readonly countLabel: string;
  readonly groups: readonly DotGroup[];
};
