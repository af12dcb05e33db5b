/**
 * Whether a document can have a page of its own: hosts of static files cannot be trusted with `%`, `?`,
 * back-slashes, control characters or names that begin with a dot, and a folder `index.html` would lie
 * where another page's file does. Such a document is scored all the same.
 */
export function isPublishable(path: string): boolean {
  const segments = path.replace(/\.md$/, '').split('/');
  return (
    !/[%?\\\p{Cc}]/u.test(path) &&
    segments.every((segment) => !segment.startsWith('.') && segment !== 'index.html')
  );
}
