import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { auditKey } from '../src/score/audit/audit-key.ts';
import { sortFindings } from '../src/score/audit/sort-findings.ts';
import { readExplanations } from '../src/store/read-explanations.ts';
import { readSuite } from '../src/store/read-suite.ts';

/** A case is a suite whose key is spoilt on purpose, and what is found in it. */
const cases = path.join(import.meta.dirname, 'golden/audit');

test.each(await readdir(cases))('%s', async (name) => {
  const findings = auditKey(await readSuite(path.join(cases, name, 'suite')));
  const text = `${JSON.stringify(findings, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(path.join(cases, name, 'expected.json'));
});

test(
  'nothing is unexplained in the shop-docs key, and nothing is explained in vain',
  { timeout: 60_000 },
  async () => {
    const folder = path.join(import.meta.dirname, '../fixtures/shop-docs');
    const findings = auditKey(await readSuite(folder));
    const { open, idle } = sortFindings(findings, await readExplanations(folder));
    expect({ open, idle }).toEqual({ open: [], idle: [] });
  },
);
