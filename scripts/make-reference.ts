import path from 'node:path';
import { listReference } from './reference/list-reference.ts';
import { writeAtomically } from '../src/store/write-atomically.ts';

/** Writes docs/reference from the schemas and from what the commands say of themselves. */
const folder = path.join(import.meta.dirname, '../docs/reference');
for (const [name, text] of await listReference())
  await writeAtomically(path.join(folder, name), text);
