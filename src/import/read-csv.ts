import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Fault } from '../error/report-error.ts';
import type { GivenAnswer } from '../run/collect-answers.ts';
import { maxRunBytes } from '../run/limits.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { columnsOf } from './csv-columns.ts';
import type { CsvColumns } from './csv-columns.ts';
import type { ImportContext, ImportedRun } from './importer.ts';
import { placeAnswer } from './place-answer.ts';
import { readCellCitations } from './read-cell-citations.ts';
import { refuseImport } from './refuse-import.ts';

const rows = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));

/**
 * Reads a table as RFC 4180 defines it: a heading, then one row an answer, or one row a citation where
 * lines stand in columns of their own.
 */
export async function readCsv(
  chunks: AsyncIterable<Uint8Array>,
  context: ImportContext,
): Promise<ImportedRun[]> {
  const { file } = context;
  const [heading, ...body] = parseRows(await readWhole(chunks, file), file);
  if (heading === undefined)
    throw refuseImport(file, [{ message: 'empty; a table has a heading with id and answer' }]);
  const columns = columnsOf(heading.record, context);
  const faults: Omit<Fault, 'file'>[] = [];
  const answers: GivenAnswer[] = [];
  const totals = { toolCalls: 0, tokens: 0 };
  for (const { record, info } of body) {
    const line = info.lines;
    const placed = placeRow(record, columns, context);
    faults.push(...placed.faults.map((fault) => ({ ...fault, line })));
    for (const answer of placed.answers) answers.push(answer);
    for (const name of ['toolCalls', 'tokens'] as const) {
      const cell = readCell(record, columns[name]).trim();
      if (/^\d*$/.test(cell)) totals[name] += Number(cell);
      else
        faults.push({
          line,
          field: name,
          message: `${JSON.stringify(cell)} is not a whole number; give the count itself, without a unit or separators`,
        });
    }
  }
  if (faults.length > 0) throw refuseImport(file, faults);
  const counted = (['toolCalls', 'tokens'] as const).filter(
    (name) =>
      // a count of which one part is not known is not known
      columns[name] !== null &&
      body.every(({ record }) => readCell(record, columns[name]).trim() !== ''),
  );
  const fields = Object.fromEntries(counted.map((name) => [name, totals[name]]));
  return [{ fields, answers: joinRows(answers) }];
}

async function readWhole(chunks: AsyncIterable<Uint8Array>, file: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    size += chunk.length;
    if (size > maxRunBytes)
      throw refuseImport(file, [
        { message: 'over 64 MiB, as no run file may be; split the table' },
      ]);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) throw refuseImport(file, [{ message: 'not UTF-8; save it as UTF-8' }]);
  return text;
}

function parseRows(text: string, file: string): z.output<typeof rows> {
  try {
    return rows.parse(parse(text, { info: true, skip_empty_lines: true }));
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const message =
      cause.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'ends inside a quoted cell; export it again'
        : `not a table of equal rows (${cause.code}); export it again as RFC 4180 defines it`;
    throw refuseImport(file, [{ line: Number(cause['lines'] ?? 1), message }], { cause });
  }
}

function placeRow(record: readonly string[], columns: CsvColumns, context: ImportContext) {
  const text = readCell(record, columns.answer);
  const cited = readCellCitations(
    {
      list: readCell(record, columns.citations),
      path: readCell(record, columns.path),
      start: readCell(record, columns.start),
      end: readCell(record, columns.end),
    },
    context.options,
  );
  if ('message' in cited) return { answers: [], faults: [cited] };
  const id = readCell(record, columns.id).trim();
  return placeAnswer(
    { field: 'id', id, text, citations: cited.citations },
    { ...context, options: { ...context.options, lineBase: 1 } },
  );
}

function readCell(record: readonly string[], at: number | null): string {
  return at === null ? '' : (record[at] ?? '');
}

/** Rows that follow one another with one id and one answer are one answer with all their citations. */
function joinRows(answers: readonly GivenAnswer[]): GivenAnswer[] {
  const joined: GivenAnswer[] = [];
  for (const answer of answers) {
    const before = joined.at(-1);
    if (before !== undefined && before.id === answer.id && before.answer === answer.answer)
      joined[joined.length - 1] = {
        ...before,
        citations: [...before.citations, ...answer.citations],
      };
    else joined.push(answer);
  }
  return joined;
}
