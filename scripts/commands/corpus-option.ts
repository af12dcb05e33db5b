import path from 'node:path';

const { GROUNDLINE_CONTENT = 'content', GROUNDLINE_FIXTURES = 'fixtures' } = process.env;

/** Where committed registry records and policy reports lie. */
export const policyContent = GROUNDLINE_CONTENT;

/** Where corpora lie. */
export const policyFixtures = GROUNDLINE_FIXTURES;

/** The corpus that commands use where none is named. */
export const defaultCorpus = path.join(policyFixtures, 'brain-context', 'corpus.json');
