import { createBrainTools } from '../brain/brain-tools.ts';
import type { BuilderVersion } from '../brain/brain.ts';
import { buildBrain } from '../brain/build-brain.ts';
import { createDocumentTools } from '../brain/document-tools.ts';
import type { Toolbox } from '../brain/tool.ts';
import type { SuiteDocument } from '../suite/suite.ts';

export type Mode = 'brain' | 'documents';
export const modes: readonly Mode[] = ['brain', 'documents'];

type Documents = ReadonlyMap<string, SuiteDocument>;

/** The read tools of each mode. They see the documents only, never the answer key. */
const toolboxes: Readonly<
  Record<Mode, (documents: Documents, builder: BuilderVersion) => Toolbox>
> = {
  brain: (documents, builder) => createBrainTools(buildBrain(documents, builder), documents),
  documents: createDocumentTools,
};

/** @param builder of the Brain; without effect in documents mode */
export function createModeTools(
  mode: Mode,
  builder: BuilderVersion,
  documents: Documents,
): Toolbox {
  return toolboxes[mode](documents, builder);
}
