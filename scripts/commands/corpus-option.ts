import path from 'node:path';
import { inputFolders } from '../../src/store/input-folders.ts';

/** The corpus that commands use where none is named. */
export const defaultCorpus = path.join(inputFolders.fixtures, 'brain-context', 'corpus.json');
