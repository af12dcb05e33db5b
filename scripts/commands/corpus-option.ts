import path from 'node:path';

const { GROUNDLINE_CONTENT = 'content', GROUNDLINE_FIXTURES = 'fixtures' } = process.env;

/** The corpus that commands use where none is named. */
export const defaultCorpus = path.join(GROUNDLINE_FIXTURES, 'brain-context', 'corpus.json');

/** Where committed registry records and policy reports lie. */
export const policyContent = GROUNDLINE_CONTENT;
