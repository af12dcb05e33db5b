import { readContent } from '../store/read-content.ts';
import type { Content } from '../store/read-content.ts';
import { contentFolders } from './content-folders.ts';

declare global {
  /**
   * The content of this process's build. Loaders and pages run in copies of the modules of their own
   * and must see the same reading; Astro's store would take every report apart and put it together
   * again, which takes longer than scoring once there are hundreds of runs.
   */
  var groundlineContent: Promise<Content> | undefined;
}

/** The committed content, read and scored once a build; loaders and pages share it. */
export function readScoredContent(): Promise<Content> {
  globalThis.groundlineContent ??= readContent(contentFolders);
  return globalThis.groundlineContent;
}

/** Makes the next reading start afresh. */
export function forgetScoredContent(): void {
  globalThis.groundlineContent = undefined;
}
