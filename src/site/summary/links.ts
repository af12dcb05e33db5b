import { createAddresses } from '../address.ts';
import type { LineSpan } from '../address.ts';

/** Where a summary's links lead; null where nobody said. */
export type SummaryPlaces = {
  /** The repository's page and the commit that is proposed. */
  readonly repository: string | null;
  readonly commit: string | null;
  /** The origin of the published site, and where under it the site lies. */
  readonly site: string | null;
  readonly base: string;
};

export type SummaryLinks = ReturnType<typeof createSummaryLinks>;

/** The links of a summary: documents at the commit that is proposed, and the site's own pages. */
export function createSummaryLinks(
  { repository, commit, site, base }: SummaryPlaces,
  suite: string,
) {
  const addresses = createAddresses(base);
  return {
    /** Lines of a document as they are at the commit; undefined where no commit is known. */
    lines: (path: string, { start, end }: LineSpan): string | undefined => {
      if (repository === null || commit === null) return undefined;
      const file = ['fixtures', suite, 'docs', ...path.split('/')].map(encodeSegment).join('/');
      const range = start === end ? `L${start}` : `L${start}-L${end}`;
      return `${repository}/blob/${commit}/${file}?plain=1#${range}`;
    },
    /** A run's page, or one question on it: where it will be once merged. */
    run: (id: string, question?: string): string | undefined =>
      site === null ? undefined : site + addresses.run(id, question),
  };
}

/** Also what a Markdown link's end would be, or a table's. */
function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
