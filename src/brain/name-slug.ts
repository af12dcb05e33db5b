/** A title as one part of a node id: letters, digits and single dashes, at most 60 code units; may be empty. */
export function nameSlug(title: string): string {
  const slug = title
    .slice(0, 400)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  return slug
    .slice(0, 60)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/-$/, '');
}
