import { runId, splitEnding } from './run-name.ts';

/** A run id for a file that is only looked at: its name as an id, and another where that is taken. */
export function namePreview(file: string, taken: ReadonlySet<string>): string {
  const name = splitEnding(file.split(/[\\/]/).at(-1) ?? '').id;
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '');
  const id = runId.test(plain) ? plain : 'preview';
  if (!taken.has(id)) return id;
  let number = 1;
  while (taken.has(`${id}-preview-${number}`)) number += 1;
  return `${id}-preview-${number}`;
}
