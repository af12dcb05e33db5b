import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/make-folder.ts';
import { findRunSchema } from './find-run-schema.ts';

test.each([
  ['content/runs/s/a.json', '../../../schemas/run.json'],
  ['a.json', 'schemas/run.json'],
  ['inner/a.json', 'schemas/run.json'],
])('%s names the nearest schema', async (file, expected) => {
  const folder = await makeFolder({ 'schemas/run.json': '{}', 'inner/schemas/run.json': '{}' });
  expect(findRunSchema(path.join(folder, file))).toBe(expected);
});

test('without a schema none is named', async () => {
  expect(findRunSchema(path.join(await makeFolder({}), 'a.json'))).toBeNull();
});
