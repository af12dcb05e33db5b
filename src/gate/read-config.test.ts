import { expect, test } from 'vitest';
import { catchMessage } from '../../tests/make-suite.ts';
import { defineConfig } from './define-config.ts';
import { readConfig } from './read-config.ts';

test('a configuration is read', () => {
  const config = defineConfig({
    site: 'https://me.github.io/',
    base: '/repo',
    repository: 'https://github.com/me/repo.git',
    gates: ['right >= previous'],
  });
  expect(readConfig(config, 'groundline.config.ts')).toMatchObject({
    site: 'https://me.github.io',
    base: '/repo',
    repository: 'https://github.com/me/repo',
    gates: [{ measure: 'right' }],
  });
  expect(readConfig({}, 'groundline.config.ts')).toEqual({ gates: [] });
});

test('all faults come in one message', () => {
  const faults = catchMessage(() =>
    readConfig(
      {
        site: 'https://me.github.io/repo',
        base: 'repo',
        repository: 'javascript:alert(1)',
        gates: ['groundet >= 0.9', 'right >= 0.9', 7],
        colour: 'red',
      },
      'groundline.config.ts',
    ),
  );
  expect(faults).toMatchInlineSnapshot(`
    "groundline.config.ts: site: write the origin alone; the path belongs into base
    groundline.config.ts: base: write a path that begins with a slash, such as /repo
    groundline.config.ts: repository: write its address, such as https://github.com/me/repo
    groundline.config.ts: gates[0]: "groundet >= 0.9": no measure is called "groundet"; did you mean grounded?
    groundline.config.ts: gates[2]: invalid input: expected string, received number
    groundline.config.ts: colour: unknown field; remove it"
  `);
  expect(catchMessage(() => readConfig(undefined, 'groundline.config.ts'))).toMatchInlineSnapshot(
    `"groundline.config.ts: missing; give a object"`,
  );
});

test.each([
  ['/', true],
  ['/repo', true],
  ['/a/b.c/', true],
  ['//', false],
  ['/a//b', false],
  [`/${'a'.repeat(50_000)}!`, false],
])('the base %.20s is read: %s', (base, isRead) => {
  expect(catchMessage(() => readConfig({ base }, 'c.ts')) === 'nothing was thrown').toBe(isRead);
});
