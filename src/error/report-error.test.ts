import { expect, test } from 'vitest';
import { ReportError } from './report-error.ts';

test('a message has a line for each fault, the place first', () => {
  const faults = [
    { file: 'a.json', line: 3, field: 'answers[0].id', message: 'missing' },
    { file: 'b.json', message: 'no such file' },
  ];
  expect(new ReportError('RunRefused', faults).message).toBe(
    'a.json:3: answers[0].id: missing\nb.json: no such file',
  );
});

test('what steers a terminal is shown, in names and in what is said of them, and opens no line', () => {
  const fault = {
    file: '\u001b[31mred\n.json',
    field: 'q\u0007\u009b2J\u202e',
    message: 'is \u001b]0;title\u0007\u2028\r but may be\n  this or that',
  };
  expect(new ReportError('RunRefused', [fault]).message).toBe(
    '\\u001b[31mred\\u000a.json: q\\u0007\\u009b2J\\u202e: is \\u001b]0;title\\u0007\\u2028\\u000d but may be\n  this or that',
  );
  expect(new ReportError('RunRefused', [fault]).faults).toEqual([fault]);
});
