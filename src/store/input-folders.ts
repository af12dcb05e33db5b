import path from 'node:path';
import type { ContentFolders } from './read-content.ts';

/** Where content and fixtures lie: in the working folder, or where the environment says. */
export const inputFolders: ContentFolders = {
  content: process.env['GROUNDLINE_CONTENT'] ?? 'content',
  fixtures: process.env['GROUNDLINE_FIXTURES'] ?? 'fixtures',
};

/** The suite that a command takes where none is named. */
export const defaultSuite = path.join(inputFolders.fixtures, 'shop-docs');
