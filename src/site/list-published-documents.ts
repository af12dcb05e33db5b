import type { Suite, SuiteDocument } from '../suite/suite.ts';
import { isPublishable } from './is-publishable.ts';

/** The documents of a suite that have a page, in path order. */
export function listPublishedDocuments({ documents }: Suite): SuiteDocument[] {
  return [...documents.values()].filter(({ path }) => isPublishable(path));
}
