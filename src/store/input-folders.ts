import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentFolders } from './read-content.ts';

/** Where content and fixtures lie: in the working folder, or where the environment says. */
export const inputFolders: ContentFolders = {
  content: process.env['GROUNDLINE_CONTENT'] ?? 'content',
  fixtures: process.env['GROUNDLINE_FIXTURES'] ?? 'fixtures',
};

/** The suite that a command takes where none is named: shop-docs, or else the only one. */
export const defaultSuite = path.join(inputFolders.fixtures, findDefaultSuite());

function findDefaultSuite(): string {
  const usual = 'shop-docs';
  if (!existsSync(inputFolders.fixtures)) return usual;
  const suites = readdirSync(inputFolders.fixtures).filter((name) =>
    existsSync(path.join(inputFolders.fixtures, name, 'questions.json')),
  );
  const [only = usual, ...others] = suites;
  return suites.includes(usual) || others.length > 0 ? usual : only;
}
