import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const ask = (operation: string) =>
  spawnSync(
    process.execPath,
    [
      ...['scripts/groundline.ts', 'registry', 'promote', '--record', 'nowhere.json'],
      ...['--report', 'nowhere.json', '--sequence', '1', `--operation=${operation}`],
    ],
    { encoding: 'utf8' },
  );

test.each(['', 'x'.repeat(201), 'a\nb', '\u001b[31m'])(
  'an operation id of at most 200 printable characters is not %j',
  { timeout: 60_000 },
  (operation) => {
    const { status, stderr } = ask(operation);
    expect(status).toBe(2);
    expect(stderr).toContain('1 to 200 printable characters');
  },
);

test('one of 200 characters is taken', { timeout: 60_000 }, () => {
  const { status, stderr } = ask('x'.repeat(200));
  expect([status, stderr]).toEqual([1, expect.not.stringContaining('printable')]);
});
