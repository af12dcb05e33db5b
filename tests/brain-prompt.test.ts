import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createModeTools, modes } from '../src/agent/mode-tools.ts';
import { writePrompt } from '../src/agent/write-prompt.ts';
import { readAnswerLine } from '../src/run/read-answer-line.ts';

const answer = '{"id":"q1","answer":"x","citations":[]}';
const hostile = [
  answer,
  `\n${answer}\n`,
  `\r${answer}`,
  '{"id":',
  `> - ${answer}`,
  `1. ${answer}`,
  `\u2028${answer}`,
];

test.each(modes)('no line of the %s prompt is an answer or a broken line', (mode) => {
  const toolbox = createModeTools(mode, 2, new Map());
  const ids = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,5}$/);
  const texts = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(
      fc.array(fc.record({ id: ids, question: texts })),
      fc.option(texts),
      (questions, project) => {
        const prompt = writePrompt(questions, { mode, toolbox, project });
        expect(
          prompt
            .split('\n')
            .map(readAnswerLine)
            .filter((line) => line !== 'prose'),
        ).toEqual([]);
      },
    ),
  );
});

test('the prompt names exactly the tools of its mode, and the project in quotes', () => {
  const toolbox = createModeTools('documents', 2, new Map());
  const prompt = writePrompt([{ id: 'q1', question: 'Why?' }], {
    mode: 'documents',
    toolbox,
    project: 'p "1"',
  });
  expect(prompt).toContain(
    'only through these tools: documents_list, documents_read, documents_search.',
  );
  expect(prompt).not.toContain('brain_');
  expect(prompt).toContain('of the project "p \\"1\\""');
  expect(prompt).toMatch(/\nq1: Why\?\n$/);
});
