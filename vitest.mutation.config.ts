import { defineConfig } from 'vitest/config';

/** The tests that judge each room, without those that start processes or build the site. */
const tests: Readonly<Record<string, readonly string[]>> = {
  score: [
    'src/score/**/*.test.ts',
    'tests/score-golden.test.ts',
    'tests/score-probes.test.ts',
    'tests/audit-golden.test.ts',
  ],
  stats: ['src/stats/**/*.test.ts'],
  policy: [
    'src/policy/**/*.test.ts',
    'tests/registry/contract.test.ts',
    'tests/registry/record.test.ts',
  ],
};

export default defineConfig({
  test: {
    // mutants count what they do, which slows the longest loops
    testTimeout: 60_000,
    // one starts the commands, the other judges a key and takes seconds for each mutant
    testNamePattern: /^(?!the commands say it|nothing is unexplained)/,
    // modules are loaded once a mutant instead of once a file, which takes longer than most tests
    isolate: false,
    include: [...(tests[process.env['GROUNDLINE_ROOM'] ?? ''] ?? [])],
  },
});
