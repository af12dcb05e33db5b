import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Where each run of Vitest also leaves a report for a machine to add up; nowhere by default. */
const reports = process.env['GROUNDLINE_TEST_REPORTS'];

/** Vitest leaves one processor free, which on two of them is half. */
const maxWorkers = Math.max(2, os.availableParallelism() - 1);

export default defineConfig({
  test: {
    reporters:
      reports === undefined
        ? ['default']
        : ['default', ['json', { outputFile: path.join(reports, `${process.pid}.json`) }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/site/**', 'tests/publishing/**', 'tests/fuzz/**'],
          maxWorkers,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/site/build-site.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'publishing',
          include: ['tests/publishing/**/*.test.ts', 'tests/fuzz/**/*.test.ts'],
          maxWorkers,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
