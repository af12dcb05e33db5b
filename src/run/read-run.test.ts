import { describe, expect, test } from 'vitest';
import { catchMessage, makeRun } from '../../tests/make-suite.ts';
import { readRun } from './read-run.ts';

const refuse = (input: string | object) => catchMessage(() => makeRun(input));
const listAnswers = (input: string | object) => Object.fromEntries(makeRun(input).answers);
const line = (id: string, answer: string, ...citations: string[]) =>
  JSON.stringify({ id, answer, citations });

describe('what a file is follows from its content', () => {
  test.each([
    ['{"answers":[]}', 0],
    [' \n{"answers":{}}\n', 0],
    ['\ufeff{"answers":{"q1":"a"}}', 1],
    ['{"id":"x","answers":{"q1":"a"}}', 1],
    ['{"id":"q1","answer":"a"}', 1],
    ['Hello\r\n\r\n{"id":"q1","answer":"a"}\r\n', 1],
    ['\ufeff{"id":"q1","answer":"a"}\n{"id":"q2","answer":"a"}', 2],
  ])('%j holds answers', (text, count) => {
    expect(makeRun(text).answers.size).toBe(count);
  });

  test.each([
    ['{"mode":"brain"}', 'run.json: an object without `answers`'],
    ['[{"id":"q1","answer":"a"}]', 'run.json: a list'],
    ['[]', 'run.json: a list'],
    ['', 'run.json: no answer in it'],
    ['null', 'no answer in it'],
    ['"{}"', 'no answer in it'],
    ['Just prose.', 'no answer in it'],
    ['{\n"id":"q1"\n}', 'no answer in it'],
    ['{"__proto__":{"answers":[]}}', 'an object without `answers`'],
  ])('%j is refused', (text, expected) => {
    expect(refuse(text)).toContain(expected);
  });
});

describe('a JSON run', () => {
  test('has answers as a list', () => {
    const answers = [
      { id: 'q1', answer: 'a', citations: ['x.md', { path: 'x.md' }, 5], confidence: 1 },
      { id: 'q2' },
      { id: 'q3', answer: null, citations: null },
    ];
    expect(listAnswers({ answers })).toEqual({
      q1: { answer: 'a', citations: ['x.md', { path: 'x.md' }, 5] },
      q2: { answer: null, citations: [] },
      q3: { answer: null, citations: [] },
    });
  });

  test('has answers as an object from id to answer', () => {
    const text =
      '{"answers":{"q1":"a","q2":null,"q3":{"answer":"c","citations":["x.md"]},"q4":{"id":"q4"},"__proto__":"p","constructor":"k"}}';
    expect([...makeRun(text).answers]).toEqual([
      ['q1', { answer: 'a', citations: [] }],
      ['q2', { answer: null, citations: [] }],
      ['q3', { answer: 'c', citations: ['x.md'] }],
      ['q4', { answer: null, citations: [] }],
      ['__proto__', { answer: 'p', citations: [] }],
      ['constructor', { answer: 'k', citations: [] }],
    ]);
  });

  test('says what it is', () => {
    const fields = {
      label: 'L',
      mode: 'deep-research2',
      model: 'm',
      client: 'c',
      system: 'v1, not committed',
      commit: 'ABCDEF1',
      date: '2026-10-31T08:00:00.5Z',
      series: 's',
      keyRevision: 3,
      seen: { docsHash: 'd', keyHash: 'k', lines: { 'a.md': { 12: '0123456789abcdef' } } },
      toolCalls: 0,
      tokens: 9007199254740991,
    };
    const run = makeRun({ ...fields, suite: 'toy', builder: 2, temperature: 0.3, answers: [] });
    expect(run).toEqual({
      ...fields,
      id: 'run',
      builder: '2',
      answers: new Map(),
      superseded: new Set(),
      brokenLines: [],
    });
  });

  test.each(['2026-10-31', '2024-02-29', '2026-10-31T08:00:00Z'])('has the date %s', (date) => {
    expect(makeRun({ date, answers: [] }).date).toBe(date);
  });

  test('an absent or null field is null', () => {
    const run = makeRun({ mode: null, toolCalls: null, answers: [] });
    expect([run.mode, run.toolCalls, run.tokens, run.seen]).toEqual([null, null, null, null]);
  });

  test.each([
    [{ answers: 'x' }, 'answers: neither a list of answers nor an object'],
    [{ answers: null }, 'answers: neither'],
    [{ answers: [null] }, 'answers[0]: '],
    [{ answers: [{ answer: 'a' }] }, 'answers[0].id: missing'],
    [{ answers: [{ id: 'q', answer: 1 }] }, 'answers[0].answer: '],
    [{ answers: [{ id: 'q' }, { id: 'q', citations: 'x' }] }, 'answers[1].citations: '],
    [{ answers: { q1: 5 } }, 'answers.q1: '],
    [{ answers: { q1: { id: 'q2' } } }, 'answers.q1.id: is "q2"; leave it out or make it the same'],
    [{ answers: [], mode: 'Brain' }, 'mode: not a mode'],
    [{ answers: [], mode: '' }, 'mode: not a mode'],
    [{ answers: [], label: 5 }, 'label: '],
    [{ answers: [], commit: 'abc' }, 'commit: not a commit'],
    [{ answers: [], commit: 'g'.repeat(8) }, 'commit: not a commit'],
    [{ answers: [], date: '2026-02-30' }, 'date: not YYYY-MM-DD or RFC 3339 with Z'],
    [{ answers: [], date: '31.10.2026' }, 'date: '],
    [{ answers: [], date: '2026-10-31T08:00:00+01:00' }, 'date: '],
    [{ answers: [], builder: true }, 'builder: neither text nor number'],
    [{ answers: [], toolCalls: -1 }, 'toolCalls: not a whole number from 0 to 2^53−1'],
    [{ answers: [], toolCalls: 1.5 }, 'toolCalls: not a whole number'],
    [{ answers: [], tokens: '5' }, 'tokens: not a whole number'],
    ['{"answers":[],"tokens":9007199254740992}', 'tokens: not a whole number'],
    [{ answers: [], keyRevision: 0 }, 'keyRevision: '],
    [{ answers: [], seen: { docsHash: 1 } }, 'seen.docsHash: '],
    [{ answers: [], suite: 'other' }, 'suite: is "other", but the run is scored on "toy"'],
    [{ answers: [], suite: 1 }, 'suite: '],
  ])('%j is refused', (input, expected) => {
    expect(refuse(input)).toContain(expected);
  });

  test('all faults come at once, each at its line', () => {
    const text = `{
  "suite": "other",
  "mode": 5,
  "answers": [
    { "id": "q1", "answer": "a" },
    { "id": "q2", "answer": 2,
      "citations": "a.md" },
    { "answer": "c" }
  ]
}`;
    expect(refuse(text)).toMatchInlineSnapshot(`
      "run.json:3: mode: invalid input: expected string, received number
      run.json:2: suite: is "other", but the run is scored on "toy"; name that suite
      run.json:6: answers[1].answer: invalid input: expected string, received number
      run.json:7: answers[1].citations: invalid input: expected array, received string
      run.json:8: answers[2].id: missing; give a string"
    `);
  });
});

describe('a text', () => {
  const transcript = [
    'I read the documents first.',
    '{"tool":"read","args":{"id":"x"}}',
    '```json',
    line('q1', 'a', 'x.md:1'),
    '{"id":"q2","answer":"b"',
    '```',
    `1. ${line('q3', 'c')}`,
    '',
  ];

  test.each(['\n', '\r\n'])('with prose, fences, a tool call and a broken line', (end) => {
    const run = makeRun(transcript.join(end));
    expect([...run.answers.keys()]).toEqual(['q1', 'q3']);
    expect(run.brokenLines).toEqual([5]);
  });

  test('of broken lines only is read', () => {
    expect(makeRun('x\n{"id":"q1"').brokenLines).toEqual([2]);
  });

  test('a line ends at LF only', () => {
    expect(makeRun(`x\u2028\f\u0085y\n{"id"`).brokenLines).toEqual([2]);
  });

  test('a broken line is mended by another', () => {
    const run = makeRun(`{"id":"q1","answer":"a\n${line('q1', 'a')}`);
    expect([run.brokenLines, [...run.answers.keys()]]).toEqual([[1], ['q1']]);
  });

  test('front matter holds fields as text and counts as digits, and its lines count', () => {
    const run = makeRun(
      `---\r\nmode: brain\r\nmodel: 5\r\nbuilder: 2\r\ndate: 2026-10-31\r\nlabel:\r\ntoolCalls: 41\r\ntokens: ~\r\nother: [x]\r\nseen:\r\n  docsHash: d\r\n  keyHash: k\r\n  lines:\r\n    a.md: { 12: 0123456789abcdef }\r\n---\r\n{"id"\r\n`,
    );
    expect(run).toMatchObject({
      mode: 'brain',
      model: '5',
      builder: '2',
      date: '2026-10-31',
      label: null,
      toolCalls: 41,
      tokens: null,
      seen: { lines: { 'a.md': { 12: '0123456789abcdef' } } },
      brokenLines: [16],
    });
  });

  test.each([
    ['---\nlabel: x\nmodel: a\nmode: Brain\nsuite: other\n---\n', 'run.json:4: mode: not a mode'],
    ['---\nlabel: x\nmodel: a\nmode: Brain\nsuite: other\n---\n', 'run.json:5: suite: is "other"'],
    ['---\nlabel: x\n---\n', 'run.json: no answer in it'],
    ['---\nmode: brain\nmode: brain\n---\n{"id"', 'run.json:3: front matter: not YAML'],
    ['---\nmode: "brain\n---\n{"id"', 'front matter: not YAML'],
    ['---\ntokens: 1e3\n---\n{"id"', 'run.json:2: tokens: not a whole number'],
    ['---\ntoolCalls: -1\n---\n{"id"', 'run.json:2: toolCalls: not a whole number'],
    ['---\nlabel: [a]\n---\n{"id"', 'run.json:2: label: '],
    [`---\nlabel: ${'['.repeat(50_000)}\n---\n{"id"`, 'run.json:'],
    [
      '---\nseen: {lines: {a.md: {"1": a, "1": b}}}\nx: {y: z}\nmode: a\n---\n{"id"',
      'run.json:2: front matter: not YAML (Map keys must be unique)',
    ],
    ['---\nmode:\vbrain\n---\n{"id"', 'run.json:1: front matter: holds no fields'],
  ])('%j is refused', (text, expected) => {
    expect(refuse(text)).toContain(expected);
  });

  test.each(['my.field: 1', 'first name: x', 'título: x', '2nd: x', '"quoted name": x'])(
    'front matter may begin with %s, which is ignored',
    (first) => {
      expect(makeRun(`---\n${first}\nmode: brain\n---\n${line('q1', 'a')}`).mode).toBe('brain');
    },
  );

  test('front matter with a YAML alias is refused', () => {
    expect(refuse('---\nlabel: &a x\nmodel: *a\n---\n{"id"')).toContain(
      'run.json:1: front matter: holds a YAML alias',
    );
  });

  test('front matter over 1 MiB is refused', () => {
    const longest = 1024 * 1024;
    const write = (length: number) => `---\nx: ${'y'.repeat(length - 3)}\n---\n${line('q1', 'a')}`;
    expect(makeRun(write(longest)).answers.has('q1')).toBe(true);
    expect(refuse(write(longest + 1))).toContain('front matter has at most 1048576');
  });

  test('front matter with thousands of fields is read in linear time', { timeout: 30_000 }, () => {
    const fields = Array.from({ length: 30_000 }, (_, at) => `field${at}: x`).join('\n');
    expect(makeRun(`---\n${fields}\nmode: brain\n---\n${line('q1', 'a')}`).mode).toBe('brain');
  });

  test.each([
    `---\n${line('q1', 'a')}\n---\n`,
    `---\nNote: my answers\n${line('q1', 'a')}\n---\n`,
    `---\n\nSome prose.\n---\n${line('q1', 'a')}`,
    `---\nmode: brain\n${line('q1', 'a')}`,
  ])('%j has no front matter', (text) => {
    expect([...makeRun(text).answers.keys()]).toEqual(['q1']);
  });
});

describe('an id that is answered twice', () => {
  const list = (...answers: object[]) => ({ answers });
  const a = { id: 'q1', answer: 'a', citations: ['x.md:1', 'y.md:1'] };
  test.each([
    ['the same', list(a, a), 'a', false],
    [
      'null for absent citations',
      list({ ...a, citations: null }, { id: 'q1', answer: 'a' }),
      'a',
      false,
    ],
    ['another answer', list(a, { ...a, answer: 'b' }), 'b', true],
    ['a draft between', list(a, { ...a, answer: 'b' }, a), 'a', true],
    ['citations in another order', list(a, { ...a, citations: ['y.md:1', 'x.md:1'] }), 'a', true],
    ['the last is null', list(a, { id: 'q1', answer: null }), null, true],
    ['in a text', `${line('q1', 'a')}\n${line('q1', 'b')}`, 'b', true],
    ['as equal keys', '{"answers":{"q1":"a","q2":"x","q1":{"answer":"b"}}}', 'b', true],
    ['as equal keys, the same', '{"answers":{"q1":"a","q1":"a"}}', 'a', false],
    [
      'below an earlier `answers`',
      '{"answers":{"q1":"x","q1":"y"},"answers":{"q1":"a"}}',
      'a',
      false,
    ],
  ])('%s', (_name, input, expected, superseded) => {
    const run = makeRun(input);
    expect(run.answers.get('q1')?.answer).toBe(expected);
    expect(run.superseded.has('q1')).toBe(superseded);
  });
});

describe('limits', () => {
  const long = 'é'.repeat(32_768);
  const many = Array.from({ length: 1000 }, () => 'a.md:1');

  test('an answer of 65,536 bytes and 1,000 citations is read in both shapes', () => {
    const answer = { id: 'q1', answer: long, citations: many };
    expect(makeRun({ answers: [answer] }).answers.size).toBe(1);
    expect(makeRun(`${JSON.stringify(answer)}\nx`).answers.size).toBe(1);
  });

  test.each([
    [{ answers: [{ id: 'q1', answer: `${long}a` }] }, 'answers[0].answer: 65537 bytes'],
    [{ answers: { q1: `${long}a` } }, 'answers.q1.answer: 65537 bytes'],
    [{ answers: { q1: { citations: [...many, 'a.md:1'] } } }, 'answers.q1.citations: 1001 entries'],
    [`x\n${line('q1', `${long}a`)}`, 'run.json:2: answer: 65537 bytes'],
    [`x\n${line('q1', 'a', ...many, 'a.md:1')}`, 'run.json:2: citations: 1001 entries'],
  ])('more is refused', (input, expected) => {
    expect(refuse(input)).toContain(expected);
  });

  test('invalid UTF-8 is refused', () => {
    const bytes = Uint8Array.of(0x7b, 0xff, 0x7d);
    const context = { file: 'run.json', id: 'run', suite: 'toy' };
    expect(() => readRun(bytes, context)).toThrow('run.json: not UTF-8; save it as UTF-8');
  });

  test.each(['[', '{'])('after a thousand faults no answer is read (%s)', (open) => {
    const entries = Array.from({ length: 50_000 }, (_, at) => (open === '[' ? '1' : `"q${at}":1`));
    const text = `{"answers":${open}${entries.join(',\n')}${open === '[' ? ']' : '}'}}`;
    const message = catchMessage(() => makeRun(text));
    expect(message.split('\n')).toHaveLength(1001);
    expect(message).toContain(
      'run.json:1: answers: the 49000 answers after this one are not read; mend the faults so far first',
    );
  });

  test('a file over 64 MiB is refused', () => {
    const bytes = new Uint8Array(64 * 1024 * 1024 + 1);
    const context = { file: 'run.json', id: 'run', suite: 'toy' };
    expect(() => readRun(bytes, context)).toThrow(
      'run.json: 67108865 bytes; a run file has at most 64 MiB',
    );
  });

  test.each([
    `{"answers":[{"id":"q1","answer":"a","citations":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}]}`,
    `{"id":"q1","answer":"a","citations":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}\nx`,
    `{"answers":{"q1":"a","q1":{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}}}`,
  ])('deep nesting is read or refused', (text) => {
    expect(catchMessage(() => makeRun(text))).toMatch(/nothing was thrown|nested too deeply/);
  });
});
