/** Writes the generated part of `fixtures/shop-docs`: `node scripts/make-scale.ts [DOCS-FOLDER]`. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeAtomically } from '../src/store/write-atomically.ts';
import { listScaleDocuments } from './make-scale/list-scale-documents.ts';

const [folder = fileURLToPath(new URL('../fixtures/shop-docs/docs', import.meta.url))] =
  process.argv.slice(2);

let changed = 0;
for (const [name, text] of listScaleDocuments())
  if (await writeAtomically(path.join(folder, name), text)) changed += 1;
process.stdout.write(`${changed} documents changed in ${folder}\n`);
