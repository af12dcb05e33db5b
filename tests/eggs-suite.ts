import { makeSuite } from './make-suite.ts';

/** The only line of `a.md`, which answers the only question. */
export const eggsLine = 'Two eggs\n';

export const eggsQuestion = {
  id: 'q1',
  kind: 'card',
  question: 'How many eggs?',
  evidence: [{ path: 'a.md', text: 'Two eggs' }],
  accepted: [['two']],
};

/** The smallest suite: one document of one line and one question. */
export const eggsSuite = makeSuite({ 'a.md': eggsLine }, { questions: [eggsQuestion] });
