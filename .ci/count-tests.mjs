// usage: node count-tests.mjs FOLDER STATUS
// Adds up Vitest's JSON reports in FOLDER. STATUS is the exit code of the command that wrote them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [folder, status] = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const name of readdirSync(folder)) {
  const { testResults } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  for (const file of testResults) {
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1;
      if (test.status === 'failed') failed += 1;
    }
    // a file that cannot be loaded, or a hook that throws, fails without a failed test in it
    const hasFailedTest = file.assertionResults.some((test) => test.status === 'failed');
    if (file.status === 'failed' && !hasFailedTest) failed += 1;
  }
}
if (status !== '0' && failed === 0) {
  process.stdout.write('a step before or after the tests failed; it is counted as one failure\n');
  failed = 1;
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
