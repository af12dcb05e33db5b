import { expect, test } from 'vitest';
import { printToolLog, readToolLog } from './tool-log.ts';

const call = { tool: 'brain_open', arguments: { node: 'a/' }, characters: 12 };

test('what is printed is read back', () => {
  const calls = [call, { ...call, error: true as const }];
  expect(readToolLog(printToolLog(calls), 'x.jsonl')).toEqual(calls);
});

test('two sessions in one log, the second cut off, are read together', () => {
  const log = `${printToolLog([call])}${JSON.stringify(call)}\n`;
  expect(readToolLog(log, 'x.jsonl')).toHaveLength(2);
});

test('every fault of a log comes with its line', () => {
  const log = ['{"tool":"x"', '{"tool":"x","characters":-1}', JSON.stringify(call), '{"calls":1}'];
  expect(() => readToolLog(log.join('\n'), 'x.jsonl')).toThrowErrorMatchingInlineSnapshot(`
    [LogRefused: x.jsonl:1: not JSON; each line of a log is one JSON object
    x.jsonl:2: arguments: missing; give a record
    x.jsonl:2: characters: too small: expected number to be >=0]
  `);
  expect(() => readToolLog('{"calls":3}\n', 'x.jsonl')).toThrowErrorMatchingInlineSnapshot(
    `[LogRefused: x.jsonl:1: calls: says 3, but 0 are logged; the log was cut or edited]`,
  );
});

test('reading stops after a thousand faults, and the rest is counted', () => {
  const refuse = () => readToolLog('{\n'.repeat(50_000), 'x.jsonl');
  expect(refuse).toThrow(/:1000: not JSON.*\n.*:1001: the 49000 lines from here on are not read;/);
  expect(refuse).not.toThrow(/:1002:/);
});

test('of a line with thousands of unknown fields a thousand are told', () => {
  const fields = Array.from({ length: 5000 }, (_, at) => [`field${at}`, 1]);
  const call = { tool: 'read', arguments: {}, characters: 1, ...Object.fromEntries(fields) };
  const read = () => readToolLog(JSON.stringify(call), 'log');
  expect(read).toThrow('log:1: and 4000 more of this line');
  expect(read).not.toThrow('field1000');
});
