import { z } from 'zod';

export const itemKinds = ['arc', 'lesson', 'decision', 'guidance'] as const;
export const edgeTypes = ['resolved_by', 'decided_by', 'related', 'supersedes'] as const;
export const edgeStates = ['accepted', 'proposed'] as const;
export const taskCases = [
  'held_out_incident',
  'prior_design_decision',
  'unrelated_hot_arc',
  'superseded_guidance',
] as const;

const name = z.string().min(1, 'empty; give a name');
const ids = z.array(z.string());

const itemSchema = z.strictObject({
  id: name,
  kind: z.enum(itemKinds),
  project: z.string(),
  title: z.string(),
  text: z.string(),
  heat: z.number(),
  tokens: z.int().min(0),
  supersededBy: z.string().optional(),
});

const edgeSchema = z.strictObject({
  from: z.string(),
  to: z.string(),
  type: z.enum(edgeTypes),
  state: z.enum(edgeStates),
  inferred: z.boolean(),
});

const taskSchema = z.strictObject({
  id: name,
  case: z.enum(taskCases),
  query: z.string(),
  expected: ids,
  useful: ids,
  mistake: z.strictObject({ needs: ids, without: ids }).optional(),
});

const fixtureSchema = z.strictObject({
  engineer: z.string(),
  grant: z.array(z.string()),
  items: z.array(itemSchema),
  edges: z.array(edgeSchema),
  tasks: z.array(taskSchema),
});

/** `corpus.json`, its fixtures as a map in the file's order. */
export const corpusSchema = z.strictObject({
  $schema: z.string().optional(),
  revision: z.int().min(1),
  labels: z.strictObject({ reviewer: z.string(), humanReview: z.literal('pending') }),
  fixtures: z.map(name, fixtureSchema),
});

export type Item = z.output<typeof itemSchema>;
/** A directed relation: `from` is resolved by, decided by, related to, or supersedes `to`. */
export type Edge = z.output<typeof edgeSchema>;
export type Task = z.output<typeof taskSchema>;
export type Fixture = z.output<typeof fixtureSchema>;
/** A checked corpus with the SHA-256 of its file's bytes. */
export type Corpus = z.output<typeof corpusSchema> & { readonly hash: string };
