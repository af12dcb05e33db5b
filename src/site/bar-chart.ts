/** What the browser draws as horizontal bars: a group of bars a row, one of each series, from zero. */
export type BarChart = {
  readonly rows: readonly string[];
  readonly countLabel: string;
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
};
