import { Option } from 'commander';
import type { BuilderVersion } from '../../src/brain/brain.ts';

/** `--builder 1|2`; anything else is wrong usage. */
export function createBuilderOption(): Option {
  return new Option('--builder <version>', 'the rules for summaries and searches of the Brain')
    .choices(['1', '2'])
    .default('2');
}

export function readBuilder(option: string): BuilderVersion {
  return option === '1' ? 1 : 2;
}
