import { LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { describeIssues, formatFieldPath } from '../error/describe-issues.ts';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { fillRunFields, runFieldsSchema } from './run-fields-schema.ts';
import type { RunFields } from './run.ts';

const countFields = ['keyRevision', 'toolCalls', 'tokens'];

/**
 * The lines of a text's YAML front matter without its fences, or null where it has none. A thematic
 * break on top of a transcript opens no front matter: between the fences stand only `key: value` lines.
 */
export function findFrontMatter(lines: readonly string[]): readonly string[] | null {
  if (!isFence(lines[0])) return null;
  const end = lines.findIndex((line, at) => at > 0 && isFence(line));
  if (end === -1) return null;
  const block = lines.slice(1, end);
  const first = block.find((line) => line.trim() !== '' && !line.startsWith('#'));
  return first === undefined || /^["']?[A-Za-z$][\w-]*["']?\s*:(?:\s|$)/.test(first) ? block : null;
}

function isFence(line: string | undefined): boolean {
  return line !== undefined && /^---\s*$/.test(line);
}

/**
 * Reads what the front matter says of the run. All values are text; counts are digits.
 * @throws ReportError `RunRefused` with every fault, at its line of the file
 */
export function readFrontMatter(
  block: readonly string[],
  file: string,
): { fields: RunFields; suite: string | null } {
  const lineCounter = new LineCounter();
  const document = parseDocument(block.join('\n'), { schema: 'failsafe', lineCounter });
  if (document.errors.length > 0) {
    throw new ReportError(
      'RunRefused',
      document.errors.map(({ message, pos: [offset] }): Fault => {
        const why = message.split(' at line ')[0] ?? message;
        return {
          file,
          line: lineCounter.linePos(offset).line + 1,
          field: 'front matter',
          message: `not YAML (${why}); write one \`field: value\` a line`,
        };
      }),
    );
  }
  const values = toRecord(resolveDocument(document, file));
  const parsed = runFieldsSchema.safeParse(
    Object.fromEntries(Object.entries(values).map(readValue)),
  );
  if (!parsed.success) {
    throw new ReportError(
      'RunRefused',
      describeIssues(parsed.error).map(({ path, message }): Fault => {
        const [top] = path;
        const at = block.findIndex((line) => line.replace(/^["']/, '').startsWith(String(top)));
        return { file, line: at + 2, field: formatFieldPath(path), message };
      }),
    );
  }
  const { suite } = values;
  return {
    fields: fillRunFields(parsed.data),
    suite: typeof suite === 'string' && suite !== '' ? suite : null,
  };
}

function resolveDocument(document: Document.Parsed, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch (cause) {
    const message = 'holds a YAML alias; write the value out';
    throw new ReportError('RunRefused', [{ file, line: 1, field: 'front matter', message }], {
      cause,
    });
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** An empty value is an absent one. */
function readValue([field, value]: [string, unknown]): [string, unknown] {
  if (value === '') return [field, null];
  if (!countFields.includes(field) || typeof value !== 'string') return [field, value];
  if (value === 'null' || value === '~') return [field, null];
  return [field, /^\d+$/.test(value) ? Number(value) : value];
}
