import { LineCounter, isMap, isScalar } from 'yaml';
import type { Document } from 'yaml';
import { placeFaults } from '../error/place-faults.ts';
import type { Fault } from '../error/report-error.ts';
import { checkRunFields } from './check-run-fields.ts';
import { parseYaml } from './parse-yaml.ts';
import { readAnswerLine } from './read-answer-line.ts';
import { fillRunFields, runFieldsSchema } from './run-fields-schema.ts';
import type { RunFields } from './run.ts';

const countFields = ['keyRevision', 'toolCalls', 'tokens'];
const fieldLine = /^["']?[A-Za-z$][\w-]*["']?\s*:(?:\s|$)/;
// a first field that the format does not know may be called anything; one that it knows shows what it is
const otherFieldLine = /^[\p{L}\p{N}"'$_][^:]*:(?:\s|$)/u;
const knownFieldLine = new RegExp(
  `^["']?(?:${Object.keys(runFieldsSchema.shape).join('|')})["']?\\s*:(?:\\s|$)`,
);

/**
 * The lines of a text's YAML front matter without its fences, or null where it has none. A thematic
 * break on top of a transcript opens no front matter: what stands between the fences begins with a
 * field and holds no answer.
 */
export function findFrontMatter(lines: readonly string[]): readonly string[] | null {
  if (!isFence(lines[0])) return null;
  const end = lines.findIndex((line, at) => at > 0 && isFence(line));
  if (end === -1) return null;
  const block = lines.slice(1, end);
  const first = block.find((line) => line.trim() !== '' && !line.startsWith('#'));
  if (first !== undefined && !fieldLine.test(first) && !opensWithOther(first, block)) return null;
  return block.every((line) => readAnswerLine(line) === 'prose') ? block : null;
}

function opensWithOther(first: string, block: readonly string[]): boolean {
  return otherFieldLine.test(first) && block.some((line) => knownFieldLine.test(line));
}

function isFence(line: string | undefined): boolean {
  return line !== undefined && /^---\s*$/.test(line);
}

/** Reads what the front matter says of the run, with every fault at its line of the file. All values are text; counts are digits. */
export function readFrontMatter(
  block: readonly string[],
  { file, suite }: { readonly file: string; readonly suite: string },
): { fields: RunFields; faults: Fault[] } {
  const lineCounter = new LineCounter();
  const nothing = fillRunFields({});
  const parsed = parseYaml(block.join('\n'), lineCounter);
  if (typeof parsed === 'string')
    return { fields: nothing, faults: [{ file, line: 1, field: 'front matter', message: parsed }] };
  const { document, value } = parsed;
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ message, pos: [offset] }): Fault => {
      const why = message.split(' at line ')[0] ?? message;
      return {
        file,
        line: lineCounter.linePos(offset).line + 1,
        field: 'front matter',
        message: `not YAML (${why}); write one \`field: value\` a line`,
      };
    });
    return { fields: nothing, faults };
  }
  if (document.contents !== null && !isMap(document.contents)) {
    const message = 'holds no fields; write one `field: value` a line';
    return { fields: nothing, faults: [{ file, line: 1, field: 'front matter', message }] };
  }
  const values = Object.fromEntries(Object.entries(toRecord(value)).map(readValue));
  const { fields, faults } = checkRunFields(values, suite);
  return {
    fields,
    faults: placeFaults(faults, {
      file,
      lineOf: ([name]) => lineCounter.linePos(findField(document, name)).line + 1,
    }),
  };
}

/** Where the entry of a field begins. */
function findField({ contents }: Document.Parsed, name: string | number | undefined): number {
  const items = isMap(contents) ? contents.items : [];
  const keys = items.flatMap(({ key }) => (isScalar(key) && key.value === name ? [key] : []));
  return keys[0]?.range?.[0] ?? 0;
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
