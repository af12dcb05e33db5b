import path from 'node:path';
import { Command } from 'commander';
import { inputSchemas } from '../../src/site/input-schemas.ts';
import { writeJsonSchema } from '../../src/site/write-json-schema.ts';
import { writeAtomically } from '../../src/store/write-atomically.ts';

export const schemasCommand = new Command('schemas')
  .description('Write the JSON Schema of every input, for `$schema` in such files.')
  .argument('<dir>', 'where they go, one file each')
  .action(writeSchemas);

async function writeSchemas(folder: string): Promise<void> {
  for (const input of inputSchemas) {
    const file = path.join(folder, `${input.name}.json`);
    await writeAtomically(file, writeJsonSchema(input));
    process.stdout.write(`${file}  ${input.files}\n`);
  }
}
