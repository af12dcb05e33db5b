import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ReportError } from '../error/report-error.ts';
import type { Config } from '../gate/config-schema.ts';
import { readConfig } from '../gate/read-config.ts';

/** The configuration in the working folder. */
export const configName = 'groundline.config.ts';

/**
 * Loads `groundline.config.ts`, or the file named; where none is named and none stands, an empty one.
 * @throws ReportError `ConfigRefused` with every fault, `NotFound` where the named file is missing
 */
export async function loadConfig(named?: string): Promise<Config> {
  const file = named ?? configName;
  const stands = await access(file).then(
    () => true,
    () => false,
  );
  if (!stands && named !== undefined)
    throw new ReportError('NotFound', [{ file, message: 'no such configuration' }]);
  if (!stands) return readConfig({}, file);
  return readConfig(await importDefault(file), file);
}

async function importDefault(file: string): Promise<unknown> {
  try {
    const url = pathToFileURL(path.resolve(file)).href;
    // Vite cannot know the file, and says so unless told not to
    const module: unknown = await import(/* @vite-ignore */ url);
    return typeof module === 'object' && module !== null && 'default' in module
      ? module.default
      : undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const hint = why.includes('outside a module') ? '; set "type": "module" in package.json' : '';
    const message = `cannot be loaded: ${why}${hint}`;
    throw new ReportError('ConfigRefused', [{ file, message }], { cause: error });
  }
}
