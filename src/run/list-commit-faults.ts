import type { Run } from './run.ts';

/**
 * What keeps a readable run from being committed.
 * @param revision of the suite's key, or null where it is not known
 */
export function listCommitFaults(
  { mode, keyRevision }: Run,
  revision: number | null,
): { field: string; message: string }[] {
  return [
    ...(mode === null
      ? [{ field: 'mode', message: 'missing; a committed run says the mode it was made in' }]
      : []),
    ...(keyRevision !== null && revision !== null && keyRevision > revision
      ? [
          {
            field: 'keyRevision',
            message: `is ${keyRevision}, but the key is at revision ${revision}; commit the key first`,
          },
        ]
      : []),
  ];
}
