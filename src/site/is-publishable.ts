/**
 * Whether a document can have a page of its own: hosts of static files cannot be trusted with `%`, `?`,
 * back-slashes, control characters or names that begin with a dot. Such a document is scored all the same.
 */
export function isPublishable(path: string): boolean {
  return (
    !/[%?\\\p{Cc}]/u.test(path) && path.split('/').every((segment) => !segment.startsWith('.'))
  );
}
