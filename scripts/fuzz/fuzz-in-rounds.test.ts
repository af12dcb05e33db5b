import { expect, test } from 'vitest';
import { ReportError } from '../../src/error/report-error.ts';
import { fuzzInRounds } from './fuzz-in-rounds.ts';
import { defineReader } from './reader.ts';
import { startTally } from './tally.ts';
import { tryInput } from './try-input.ts';

const seed = JSON.stringify({ answers: [{ id: 'q01', answer: 'fourteen days' }] });

async function fuzz(read: (text: string) => unknown, check: () => string[] = () => []) {
  const reader = defineReader({
    name: 'toy',
    seeds: [new TextEncoder().encode(seed)],
    refusals: ['RunRefused'],
    read: (bytes) => read(new TextDecoder().decode(bytes)),
    check,
  });
  const { tallies, failures } = await fuzzInRounds([reader], {
    seconds: 30,
    seed: 1,
    onInput: () => {},
    onFailure: () => {},
  });
  return { tally: tallies[0], why: failures[0]?.why, input: failures[0]?.input };
}

test('a crash is found, and its input made small', async () => {
  const { tally, why, input } = await fuzz((text) => {
    if (text.includes('__proto__')) throw new TypeError('cannot read properties of undefined');
    return text;
  });
  expect(why).toContain('TypeError');
  expect(tally?.failures).toBe(1);
  expect(new TextDecoder().decode(input)).toContain('__proto__');
  expect(input?.length).toBeLessThan(200);
});

test.each([
  [
    'an error that is not documented',
    'KeyRefused',
    'away',
    undefined,
    /KeyRefused is not documented/,
  ],
  ['a line that is not there', 'RunRefused', 'away', 99_999_999, /line 99999999 of/],
  ['a fault that says nothing', 'RunRefused', ' ', undefined, /a fault says nothing/],
] as const)('%s is a fault', async (_, name, message, line, expected) => {
  const { why } = await fuzz(() => {
    throw new ReportError(name, [{ file: 'f', message, line }]);
  });
  expect(why).toMatch(expected);
});

test('what is read must keep its invariants', async () => {
  expect(
    (
      await fuzz(
        () => 1,
        () => ['k is over n'],
      )
    ).why,
  ).toContain('k is over n');
});

test('a change of what all objects share is a fault', async () => {
  try {
    const { why } = await fuzz(() => Object.assign(Object.prototype, { polluted: 1 }));
    expect(why).toContain('what all objects share was changed');
  } finally {
    Reflect.deleteProperty(Object.prototype, 'polluted');
  }
});

test('time beyond the bound of an input is a fault', { timeout: 60_000 }, async () => {
  const reader = defineReader({
    name: 'slow',
    seeds: [],
    refusals: [],
    read: () => {
      const until = process.cpuUsage().user + 700_000;
      while (process.cpuUsage().user < until) [...Array(100_000).keys()].map(Math.sqrt);
    },
    check: () => [],
  });
  const trial = tryInput(reader, new Uint8Array(10), startTally('slow'));
  await expect(trial).rejects.toThrow(/took \d+ ms for 10 bytes/);
});
