import path from 'node:path';
import { Command } from 'commander';
import { buildBrain } from '../../src/brain/build-brain.ts';
import { printTree } from '../../src/brain/print-tree.ts';
import { revealControlsInLines } from '../../src/error/reveal-controls.ts';
import { readDocuments } from '../../src/store/read-documents.ts';
import { writeAtomically } from '../../src/store/write-atomically.ts';
import { hashDocuments } from '../../src/suite/hash-documents.ts';
import { createBuilderOption, readBuilder } from './builder-option.ts';
import { defaultSuite } from '../../src/store/input-folders.ts';

type Options = { suite: string; builder: string; json?: string };

export const buildBrainCommand = new Command('build-brain')
  .description('Build the Brain of a suite: its documents as a tree of nodes.')
  .option('--suite <dir>', 'the suite: a folder with docs/', defaultSuite)
  .addOption(createBuilderOption())
  .option('--json <file>', 'write the nodes as JSON; - for standard output')
  .action(writeBrain);

async function writeBrain({ suite, builder, json }: Options): Promise<void> {
  const documents = await readDocuments(path.join(suite, 'docs'));
  const brain = buildBrain(documents, readBuilder(builder));
  if (json === undefined) {
    process.stdout.write(revealControlsInLines(printTree(brain)));
    return;
  }
  const value = {
    suite: path.basename(path.resolve(suite)),
    builder: brain.builder,
    docsHash: hashDocuments(documents),
    nodes: [...brain.nodes.values()],
  };
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (json === '-') process.stdout.write(text);
  else await writeAtomically(json, text);
}
