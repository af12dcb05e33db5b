import { existsSync } from 'node:fs';
import path from 'node:path';

const schema = 'schemas/run.json';

/**
 * Where a project keeps the schema of run files, as `init` and `groundline schemas` write it: the nearest
 * one in a folder above the file, relative to it and with `/`, for its `$schema`.
 * @returns null where there is none
 */
export function findRunSchema(file: string): string | null {
  const home = path.dirname(path.resolve(file));
  for (let above = home; ; above = path.dirname(above)) {
    const found = path.join(above, schema);
    if (existsSync(found)) return path.relative(home, found).split(path.sep).join('/');
    if (above === path.dirname(above)) return null;
  }
}
