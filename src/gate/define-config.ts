import type { ConfigInput } from './config-schema.ts';

/** Gives an editor the types of a configuration; it is checked when it is read. */
export function defineConfig(config: ConfigInput): ConfigInput {
  return config;
}
