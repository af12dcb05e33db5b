import { expect, test } from 'vitest';
import { createAddresses } from '../address.ts';
import { resolveDocsLink } from './resolve-docs-link.ts';

const targets = {
  pages: new Set(['tutorial', 'gates', 'how-to/import-runs', 'decisions', 'decisions/own-ids']),
  schemas: new Set(['run']),
  addresses: createAddresses('/repo/'),
  repository: 'https://github.com/me/repo',
};

test.each([
  ['gates.md', 'scoring.md', '/repo/docs/gates/'],
  ['how-to/import-runs.md', 'scoring.md', '/repo/docs/how-to/import-runs/'],
  ['../gates.md#rules', 'how-to/a.md', '/repo/docs/gates/#gl-Part-rules'],
  ['./own-ids.md', 'decisions/README.md', '/repo/docs/decisions/own-ids/'],
  ['decisions/', 'architecture.md', '/repo/docs/decisions/'],
  ['decisions', 'architecture.md', '/repo/docs/decisions/'],
  ['README.md', 'decisions/own-ids.md', '/repo/docs/decisions/'],
  ['#1-a-folder', 'tutorial.md', '/repo/docs/tutorial/#gl-Part-1-a-folder'],
  ['schemas/run.json', 'reference/files.md', '/repo/schemas/run.json'],
  [
    'schemas/other.json',
    'reference/files.md',
    'https://github.com/me/repo/blob/HEAD/docs/reference/schemas/other.json',
  ],
  ['../LICENSE', 'tutorial.md', 'https://github.com/me/repo/blob/HEAD/LICENSE'],
  [
    '../src/text/fold.ts#L3',
    'scoring.md',
    'https://github.com/me/repo/blob/HEAD/src/text/fold.ts#L3',
  ],
  ['../a b.md', 'scoring.md', 'https://github.com/me/repo/blob/HEAD/a%20b.md'],
  ['https://example.com/x', 'scoring.md', 'https://example.com/x'],
  ['javascript:alert(1)', 'scoring.md', undefined],
  ['http://example.com/', 'scoring.md', undefined],
])('%s on %s', (url, file, expected) => {
  expect(resolveDocsLink(url, file, targets)).toBe(expected);
});

test.each(['../LICENSE', 'gone.md'])('%s is plain text where no repository is known', (url) => {
  expect(resolveDocsLink(url, 'scoring.md', { ...targets, repository: null })).toBeUndefined();
});
