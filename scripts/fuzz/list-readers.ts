import { readSuite } from '../../src/store/read-suite.ts';
import { listContentReaders } from './list-content-readers.ts';
import { listImportReaders } from './list-import-readers.ts';
import { listPolicyReaders } from './list-policy-readers.ts';
import { listRunReaders } from './list-run-readers.ts';
import { listSuiteReaders } from './list-suite-readers.ts';
import type { FuzzedReader } from './reader.ts';

const golden = 'tests/golden/score/transcript/suite';

/** Every reader of files that come from elsewhere. */
export async function listReaders(): Promise<FuzzedReader[]> {
  const suite = await readSuite(golden);
  const folders = [golden, 'fixtures/shop-docs', 'tests/site/fixtures/odd-names'];
  const suites = await Promise.all(folders.map((folder) => readSuite(folder)));
  return [
    ...(await listRunReaders(suite)),
    ...(await listSuiteReaders(suites, folders)),
    ...(await listPolicyReaders()),
    ...(await listImportReaders(suite)),
    ...(await listContentReaders()),
  ];
}
