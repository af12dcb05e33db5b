import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Where each run of Vitest also leaves a report for a machine to add up; nowhere by default. */
const reports = process.env['GROUNDLINE_TEST_REPORTS'];

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
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
