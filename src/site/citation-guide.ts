/** The forms of a citation, with what each names. */
export const citationForms = [
  { form: 'returns.md', names: 'a document without lines: valid, but it covers no evidence' },
  { form: 'returns.md:12', names: 'one line' },
  { form: 'returns.md:12-15', names: 'lines 12 to 15, both included' },
  { form: 'returns.md#L12', names: 'one line' },
  { form: 'returns.md#L12-L15', names: 'lines 12 to 15' },
  { form: 'returns.md#L12-15', names: 'lines 12 to 15' },
  { form: 'returns.md:12@4f2a91c', names: 'any of these at a commit of 7 to 40 hex digits' },
  {
    form: '{"path":"returns.md","start":12,"end":15}',
    names: 'an object; commit is optional, start alone is one line',
  },
] as const;

/** Why a citation is invalid; the first that fits is the reason. */
export const citationReasons = [
  {
    reason: 'unreadable',
    when: 'it is empty or neither text nor object, or a document is followed by :, # or @ and no legal form',
  },
  {
    reason: 'no-such-document',
    when: 'no document has exactly this path: absolute paths, .., back-slashes and another case included',
  },
  { reason: 'outside-document', when: 'a line is below 1 or past the end' },
  { reason: 'reversed', when: 'the range ends before it starts' },
  { reason: 'other-commit', when: 'it names another commit than the run does' },
] as const;
