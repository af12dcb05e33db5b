import type { ContentFolders } from '../store/read-content.ts';

/** The input folders: the repository's own, or those that the environment names. */
export const contentFolders: ContentFolders = {
  content: process.env['GROUNDLINE_CONTENT'] ?? 'content',
  fixtures: process.env['GROUNDLINE_FIXTURES'] ?? 'fixtures',
};
