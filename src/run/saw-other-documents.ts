import type { Suite } from '../suite/suite.ts';
import type { Seen } from './run.ts';

/** Whether a run says that it saw other documents than its suite has now. */
export function sawOtherDocuments(seen: Seen | null, suite: Suite | null | undefined): boolean {
  return seen !== null && seen.docsHash !== suite?.docsHash;
}
