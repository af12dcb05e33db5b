import type { LineState } from './line-view.ts';

/** What each state of a line is called; context has no word. */
export const lineStates: Readonly<
  Record<LineState, { readonly word: string | null; readonly legend: string }>
> = {
  both: { word: 'cited evidence', legend: 'cited and evidence' },
  evidence: { word: 'evidence, not cited', legend: 'evidence nobody cited' },
  cited: { word: 'cited', legend: 'cited only' },
  context: { word: null, legend: 'context' },
};
