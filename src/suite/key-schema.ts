import { z } from 'zod';

const questionId = /^[a-z0-9][a-z0-9._-]*$/;

const wholeFrom1 = z.int().min(1);

export const evidenceSchema = z.strictObject({
  path: z.string().describe('A document, relative to docs/.'),
  text: z
    .string()
    .describe('Text that exactly one line of the document contains, as written there.'),
});

const questionSchema = z.strictObject({
  id: z
    .string()
    .regex(questionId, 'malformed; use lower-case letters, digits, `.`, `_`, `-`')
    .describe('Permanent name of the question.'),
  kind: z
    .string()
    .describe('Any text; `unanswerable` marks a question that the documents do not answer.'),
  question: z.string(),
  evidence: z.array(evidenceSchema).optional(),
  alternatives: z
    .array(z.array(evidenceSchema))
    .optional()
    .describe('Further complete evidence sets.'),
  accepted: z
    .array(z.array(z.string()))
    .optional()
    .describe('Groups of equivalent values; an answer needs one of each group.'),
  distractors: z
    .array(z.string())
    .optional()
    .describe('Values of the near twin or the superseded rule.'),
  since: wholeFrom1.optional().describe('The revision that added the question; 1 where absent.'),
});

/** `questions.json` as written. */
export const keySchema = z.strictObject({
  $schema: z.string().optional(),
  suite: z.string().describe("The folder's name."),
  title: z.string(),
  revision: wholeFrom1.optional().describe('Raised when questions are added; 1 where absent.'),
  canary: z.string().optional().describe('What the planted instruction asks for.'),
  plantedIn: evidenceSchema.optional().describe("The planted instruction's own line."),
  refusals: z
    .strictObject({
      phrases: z.array(z.string()).optional(),
      patterns: z.array(z.string()).optional(),
    })
    .optional()
    .describe('What counts as saying that the documents do not say.'),
  questions: z.array(questionSchema),
});

export type KeyEvidence = z.output<typeof evidenceSchema>;
