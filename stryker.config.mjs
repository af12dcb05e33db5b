/** Mutation testing of one room, named in GROUNDLINE_ROOM: `npm run mutate` goes through all three. */
const room = process.env['GROUNDLINE_ROOM'] ?? 'score';

export default {
  mutate: [`src/${room}/**/*.ts`, '!**/*.test.ts', '!**/*.d.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // what runs while a module loads takes a fresh start of every test for each mutant: nine tenths of the time
  ignoreStatic: true,
  concurrency: 2,
  // so that a busy machine is not taken for a loop without end
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: `.stryker/${room}.json`,
  tempDirName: `.stryker/${room}-sandbox`,
  ignorePatterns: [
    '/.stryker',
    '/dist*',
    '/.astro',
    '/docs',
    '/public',
    '/src/pages',
    '/src/components',
  ],
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  htmlReporter: { fileName: `.stryker/${room}.html` },
  jsonReporter: { fileName: `.stryker/${room}-report.json` },
  thresholds: { high: 95, low: 90, break: 85 },
  allowConsoleColors: false,
};
