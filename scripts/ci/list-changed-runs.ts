import { execFileSync } from 'node:child_process';
import { findNameFault, splitEnding } from '../../src/run/run-name.ts';

/**
 * The ids of the runs that a merge commit brings or changes, in the order of their names.
 * @param head the checkout of the merge commit, with its first parent
 */
export function listChangedRuns(head: string): string[] {
  const names = execFileSync(
    'git',
    [
      'diff',
      '--name-only',
      '-z',
      '--no-renames',
      '--diff-filter=AMT',
      'HEAD^1',
      'HEAD',
      '--',
      'content/runs',
    ],
    { cwd: head, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  ).split('\0');
  return names.flatMap((path) => {
    const [, , , name, ...deeper] = path.split('/');
    if (name === undefined || deeper.length > 0 || findNameFault(name) !== null) return [];
    return [splitEnding(name).id];
  });
}

/** The commit that is proposed: the second parent of the merge commit. */
export function findHeadCommit(head: string): string {
  return execFileSync('git', ['rev-parse', 'HEAD^2'], { cwd: head, encoding: 'utf8' }).trim();
}
