import { z } from 'zod';
import { commitHash } from '../run/run-fields-schema.ts';
import type { RawCitation } from '../run/run.ts';
import type { SuiteDocument } from '../suite/suite.ts';
import { writeCompactJson } from '../text/write-compact-json.ts';

/** A citation's parts as written; all null where it cannot be read. */
export type ParsedCitation = {
  readonly text: string;
  readonly path: string | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly commit: string | null;
};

type Documents = ReadonlyMap<string, SuiteDocument>;

/** How lines are named at the right end of a path. */
const lineForms: readonly RegExp[] = [
  /:(?<start>\d+)(?:-(?<end>\d+))?$/,
  /#L(?<start>\d+)(?:-L?(?<end>\d+))?$/,
];
const commitForm = /@(?<commit>[0-9a-f]{7,40})$/i;

/** A whole number; one past every document's end is cut to the largest exact one. */
const lineNumber = z
  .number()
  .refine(Number.isInteger)
  .transform((line) => Math.min(line, Number.MAX_SAFE_INTEGER));

const citationObject = z.strictObject({
  path: z.string().min(1),
  start: lineNumber.nullish(),
  end: lineNumber.nullish(),
  commit: z.string().regex(commitHash).nullish(),
});

/** Reads a citation from the right; nothing is trimmed. */
export function parseCitation(raw: RawCitation, documents: Documents): ParsedCitation {
  if (typeof raw === 'string') return parseText(raw, documents);
  const parsed = citationObject.safeParse(raw);
  if (!parsed.success) return unreadable(writeCompactJson(raw));
  const { path, start = null, end = null, commit = null } = parsed.data;
  if (start === null && end !== null) return unreadable(writeCompactJson(raw));
  const lines = start === null ? '' : end === null ? `:${start}` : `:${start}-${end}`;
  const text = `${path}${lines}${commit === null ? '' : `@${commit}`}`;
  return { text, path: dropDotSlash(path), start, end: end ?? start, commit };
}

function parseText(text: string, documents: Documents): ParsedCitation {
  if (text === '') return unreadable(text);
  const commit = commitForm.exec(text)?.groups?.['commit'] ?? null;
  const rest = commit === null ? text : text.slice(0, -commit.length - 1);
  const lines = lineForms.map((form) => form.exec(rest)).find((match) => match !== null);
  const path = dropDotSlash(lines === undefined ? rest : rest.slice(0, lines.index));
  if (!documents.has(path) && opensWithDocument(dropDotSlash(text), documents))
    return unreadable(text);
  const start = readLineNumber(lines?.groups?.['start']);
  return { text, path, start, end: readLineNumber(lines?.groups?.['end']) ?? start, commit };
}

/** Whether a text is the path of a document followed by `:`, `#` or `@`. */
function opensWithDocument(text: string, documents: Documents): boolean {
  // a citation may be as long as a run file, and no path of a document is
  const head = text.slice(0, findLongestPath(documents) + 1);
  return Array.from(head.matchAll(/\.md(?=[:#@])/g)).some(({ index }) =>
    documents.has(head.slice(0, index + 3)),
  );
}

const longestPaths = new WeakMap<Documents, number>();

function findLongestPath(documents: Documents): number {
  const known = longestPaths.get(documents);
  if (known !== undefined) return known;
  const longest = Array.from(documents.keys()).reduce(
    (most, path) => Math.max(most, path.length),
    0,
  );
  longestPaths.set(documents, longest);
  return longest;
}

/** Numbers past every document's end are cut to the largest exact one. */
function readLineNumber(digits: string | undefined): number | null {
  return digits === undefined ? null : Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

function dropDotSlash(path: string): string {
  return path.startsWith('./') ? path.slice(2) : path;
}

function unreadable(text: string): ParsedCitation {
  return { text, path: null, start: null, end: null, commit: null };
}
