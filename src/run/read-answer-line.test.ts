import { expect, test } from 'vitest';
import { readAnswerLine } from './read-answer-line.ts';

const line = '{"id":"q1","answer":"a","citations":["x.md:1"]}';
const answer = { id: 'q1', answer: 'a', citations: ['x.md:1'] };

test.each([
  line,
  `   ${line}\t`,
  `- ${line}`,
  `* ${line}`,
  `+ ${line}`,
  `• ${line}`,
  `1. ${line}`,
  `12) ${line}`,
  `- [ ] ${line}`,
  `- [x] ${line}`,
  `> ${line}`,
  `> > - ${line}`,
  `\`\`\`json ${line} \`\`\``,
  `~~~ ${line} ~~~`,
  `\`${line}\``,
  `**${line}**`,
  `{"extra":1, "id" : "q1", "answer":"a", "citations":["x.md:1"], "confidence":0.5}`,
])('%s is an answer', (text) => {
  expect(readAnswerLine(text)).toEqual(answer);
});

test.each([
  ['{"id":"q1","answer":null}', null],
  ['{"id":"q1","answer":"","citations":null}', ''],
])('%s may lack answer and citations', (text, expected) => {
  expect(readAnswerLine(text)).toEqual({ id: 'q1', answer: expected, citations: [] });
});

test.each([
  '{"id":"q1","answer":"a"',
  '{"id":"q1","answer":"a"},',
  '{"id":"q1","answer":"a"} that is all',
  '- {"id": q1}',
  '{"id":1,"answer":"a"}',
  '{"id":"q1","answer":1}',
  '{"id":"q1","answer":["a"]}',
  '{"id":"q1","answer":"a","citations":"x.md:1"}',
  '{"id":"q1","answer":"a","citations":{}}',
  '{"answer":"say "id" loud"}',
])('%s is broken', (text) => {
  expect(readAnswerLine(text)).toBe('broken');
});

test.each([
  '',
  'The "id" of the question is q1.',
  'Answer: {"id":"q1","answer":"a"}',
  '{"id":"q1"}',
  '{"answer":"a"}',
  '{"tool":"read","args":{"id":"q1","answer":"a"}}',
  '{"tool":"read","id":"call-1"}',
  '{"name":"x"',
  '[{"id":"q1","answer":"a"}]',
  '{',
])('%s is prose', (text) => {
  expect(readAnswerLine(text)).toBe('prose');
});

test('a long line of marks costs linear time', () => {
  const marks = '> `- * '.repeat(200_000);
  expect(readAnswerLine(`${marks}{"id"${marks}x${marks}`)).toBe('broken');
});

test.each(['> ', '1.', '`', '- [ ] '])('millions of %j before an answer are marks too', (mark) => {
  expect(readAnswerLine(mark.repeat(5_000_000) + line)).toEqual(answer);
});
