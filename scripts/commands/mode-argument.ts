import { modes } from '../../src/agent/mode-tools.ts';
import type { Mode } from '../../src/agent/mode-tools.ts';

export const modeChoices = [...modes];

/** A mode that the command line was checked to name. */
export function readMode(name: string): Mode {
  return name === 'brain' ? 'brain' : 'documents';
}
