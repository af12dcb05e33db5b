import { readContent } from '../store/read-content.ts';
import type { Content } from '../store/read-content.ts';
import { contentFolders } from './content-folders.ts';

let reading: Promise<Content> | undefined;

/** The committed content, read and scored once a build; loaders of several collections share it. */
export function readScoredContent(): Promise<Content> {
  reading ??= readContent(contentFolders);
  return reading;
}

/** Makes the next reading start afresh. */
export function forgetScoredContent(): void {
  reading = undefined;
}
