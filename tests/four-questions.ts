const ask = (id: string, text: string) => ({
  id,
  kind: 'x',
  question: '?',
  evidence: [{ path: 'a.md', text }],
  accepted: [[text]],
  distractors: ['wrong'],
});

/** The part of a key over `a.md` with the lines `one`, `two` and `three`: a question each, and one without an answer. */
export const fourQuestions = {
  refusals: { phrases: ['do not say'] },
  questions: [
    ask('q1', 'one'),
    ask('q2', 'two'),
    ask('q3', 'three'),
    { id: 'q4', kind: 'unanswerable', question: '?' },
  ],
};
