import { expect, test } from 'vitest';
import { collectFaults } from './collect-faults.ts';
import { ReportError } from './report-error.ts';
import type { Fault } from './report-error.ts';

test('more faults are collected than a call may have arguments', async () => {
  const many = Array.from({ length: 300_000 }, () => ({ file: 'f', message: 'm' }));
  const faults: Fault[] = [];
  const read = () => {
    throw new ReportError('RunRefused', many);
  };
  expect(await collectFaults(faults, read)).toBeNull();
  expect(faults).toHaveLength(many.length);
});
