import { LineCounter, isNode, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { z } from 'zod';
import { describeIssues } from '../error/describe-issues.ts';
import type { FieldFault } from '../error/describe-issues.ts';
import { placeFaults } from '../error/place-faults.ts';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { splitLines } from '../text/lines.ts';
import { noteSchema } from './note-schema.ts';
import type { NoteFields } from './note-schema.ts';

type NoteContext = {
  /** The file as the user named it, for faults. */
  readonly file: string;
  /** Ids of runs, names of series, ids of recorded rows: what a note can be about; null where not all are known. */
  readonly known: ReadonlySet<string> | null;
};

/**
 * Reads the front matter of a note; its text is Markdown and is not looked at here.
 * @throws ReportError `ContentRefused` with every fault
 */
export function readNote(text: string, { file, known }: NoteContext): NoteFields {
  const lines = splitLines(text);
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end === -1)
    throw refuse([{ file, line: 1, message: 'begins with no front matter; put it between ---' }]);
  const lineCounter = new LineCounter();
  const document = parseDocument(lines.slice(1, end).join('\n'), { lineCounter, schema: 'core' });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const lineOf = (path: readonly (string | number)[]) => {
    const node = document.getIn(path, true);
    return isNode(node) ? lineAt(node.range?.[0] ?? 0) : 1;
  };
  if (document.errors.length > 0) {
    throw refuse(
      document.errors.map(({ pos: [offset], message }) => ({
        file,
        line: lineAt(offset),
        field: 'front matter',
        message: `not YAML (${message.split(' at line ')[0] ?? message}); mend it here`,
      })),
    );
  }
  const value = readValue(document, file);
  const parsed = noteSchema.safeParse(value);
  const faults = [
    ...(parsed.success ? [] : describeIssues(parsed.error)),
    ...(known === null ? [] : listUnknown(value, known)),
  ];
  if (parsed.success && faults.length === 0) return parsed.data;
  throw refuse(placeFaults(faults, { file, lineOf, whole: 'front matter' }));
}

/** @throws ReportError where a value stands for another by an alias, which can unfold to gigabytes */
function readValue(document: Document.Parsed, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    const message = 'holds a YAML alias; write the value itself';
    throw refuse([{ file, line: 1, field: 'front matter', message }]);
  }
}

const named = z.object({ about: z.array(z.unknown()) }).catch({ about: [] });

function listUnknown(value: unknown, known: ReadonlySet<string>): FieldFault[] {
  return named.parse(value).about.flatMap((id, at) => {
    if (typeof id !== 'string' || known.has(id)) return [];
    const message = `${JSON.stringify(id)} is no run, series or recorded row; name one that is there`;
    return [{ path: ['about', at], message }];
  });
}

function refuse(faults: readonly Fault[]): ReportError {
  return new ReportError('ContentRefused', faults);
}
