import { defineConfig } from 'vitest/config';

/** The tests that judge each room, without those that start processes, build the site or write files. */
const tests: Readonly<Record<string, readonly string[]>> = {
  score: [
    'src/score/**/*.test.ts',
    'tests/score-golden.test.ts',
    'tests/score-probes.test.ts',
    'tests/audit-golden.test.ts',
  ],
  stats: ['src/stats/**/*.test.ts'],
  policy: ['src/policy/**/*.test.ts'],
};

export default defineConfig({
  test: {
    // mutants count what they do, which slows the longest loops
    testTimeout: 60_000,
    // judges a key and takes seconds for each mutant
    testNamePattern: /^(?!nothing is unexplained)/,
    // modules are loaded once a mutant instead of once a file, which takes longer than most tests
    isolate: false,
    include: [...(tests[process.env['GROUNDLINE_ROOM'] ?? ''] ?? [])],
  },
});
