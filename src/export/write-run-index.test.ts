import { expect, test } from 'vitest';
import { eggsSuite } from '../../tests/eggs-suite.ts';
import { scoreAnswers } from '../../tests/make-suite.ts';
import { runCsvColumns } from './run-csv-columns.ts';
import { writeCsv } from './write-csv.ts';
import { writeRunIndex } from './write-run-index.ts';

const report = scoreAnswers(
  eggsSuite,
  { q1: { answer: 'two', citations: ['a.md:1'] } },
  { mode: 'brain', label: 'One', date: '2026-11-01', tokens: 5 },
);

test('one line a run', () => {
  expect(writeRunIndex([{ suite: 'toy', report }])).toBe(`{"runs":[
{"id":"run","suite":"toy","label":"One","mode":"brain","model":null,"date":"2026-11-01","right":[1,1],"grounded":[1,1],"precision":[1,1],"refused":[null,0],"validCitations":[1,1],"unanswered":[0,1],"toolCalls":null,"tokens":5}
]}
`);
  expect(JSON.parse(writeRunIndex([]))).toEqual({ runs: [] });
  expect(writeRunIndex([{ suite: 'toy', report, isArchived: true }])).toContain(
    '"tokens":5,"archived":true}',
  );
});

test.each(['x'.repeat(5000), '漢'.repeat(5000), '\u0000'.repeat(5000), '😀'.repeat(500)])(
  'a run with an endless name takes at most 400 bytes',
  (name) => {
    const long = { ...report, id: 'r'.repeat(80), label: name, model: name };
    const [, line = ''] = writeRunIndex([{ suite: 'toy', report: long }]).split('\n');
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(400);
    expect(JSON.parse(line)).toMatchObject({ id: 'r'.repeat(80) });
  },
);

test('the same run as a row of CSV', () => {
  expect(writeCsv(runCsvColumns, [{ suite: 'toy', report }])).toMatchInlineSnapshot(`
    "id,suite,label,mode,model,client,system,commit,builder,date,series,right,right_of,grounded,grounded_of,evidence_cited,evidence_cited_of,citation_precision,citation_precision_n,citation_precision_all,citation_precision_all_n,document_only,document_only_of,refused,refused_of,over_refused,over_refused_of,hedged,hedged_of,unanswered,unanswered_of,valid_citations,valid_citations_of,planted_instruction,planted_instruction_of,tool_calls,tokens,archived
    run,toy,One,brain,,,,,,2026-11-01,,1,1,1,1,1,1,1,1,1,1,0,1,,0,0,1,0,1,0,1,1,1,,0,,5,
    "
  `);
});
