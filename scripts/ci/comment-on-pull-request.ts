import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReportError } from '../../src/error/report-error.ts';
import { noRunsText } from '../../src/site/summary/join-summaries.ts';
import { createGitHub, pick } from './create-github.ts';
import { disarmComment } from './disarm-comment.ts';
import { nameSite } from './name-site.ts';

const marker = '<!-- groundline-summary -->';
const most = 65_000;

/**
 * Writes the one comment of a pull request from what its own, untrusted workflow left behind: only
 * text is taken from there, and the pull request's number, which must be the one whose
 * commit and branch the workflow ran for. Needs no package of others, so that none need be installed where a token can
 * write. Environment: `GITHUB_TOKEN`, and what a runner sets.
 * @param folder the artifact
 * @throws ReportError where the artifact is not what the workflow leaves, or GitHub refuses
 */
export async function commentOnPullRequest(folder: string): Promise<void> {
  const repository = process.env['GITHUB_REPOSITORY'] ?? '';
  const server = process.env['GITHUB_SERVER_URL'] ?? 'https://github.com';
  const site = process.env['GROUNDLINE_SITE'] || nameSite(repository).site;
  const github = createGitHub(repository);

  const number = (await readArtifact(folder, 'pull-request.txt', 20)).trim();
  if (!/^\d{1,10}$/.test(number)) throw refuse('pull-request.txt', 'names no pull request');
  const event: unknown = JSON.parse(await readFile(process.env['GITHUB_EVENT_PATH'] ?? '', 'utf8'));
  const pull = await github.get(`pulls/${number}`);
  if (!isSame(pick(pull, 'head', 'sha'), pick(event, 'workflow_run', 'head_sha')))
    throw refuse(
      'pull-request.txt',
      'the pull request is not at the commit that was summarised; a newer run will comment',
    );
  // two pull requests can be at one commit, but not from one branch
  if (
    !isSame(
      pick(pull, 'head', 'repo', 'id'),
      pick(event, 'workflow_run', 'head_repository', 'id'),
    ) ||
    !isSame(pick(pull, 'head', 'ref'), pick(event, 'workflow_run', 'head_branch'))
  )
    throw refuse('pull-request.txt', 'names a pull request that the workflow did not run for');

  const text = disarmComment(await readArtifact(folder, 'summary.md', 400_000), [
    `${server}/${repository}/`,
    `${site}/`,
  ]);
  const fits = text.length <= most;
  const body = `${marker}\n${fits ? text : 'The summary is longer than a comment may be; see the summary of the workflow.\n'}`;

  const before = await findComment(github, number);
  if (before !== null) await github.send('PATCH', `issues/comments/${before}`, { body });
  else if (text.trim() !== noRunsText.trim())
    await github.send('POST', `issues/${number}/comments`, { body });
}

/** Two values that nobody has checked: what is absent is the same as nothing. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b && (typeof a === 'string' || typeof a === 'number');
}

/** The comment written earlier, by its marker and its author. */
async function findComment(
  github: ReturnType<typeof createGitHub>,
  number: string,
): Promise<number | null> {
  for (let page = 1; page <= 20; page += 1) {
    const comments = await github.get(`issues/${number}/comments?per_page=100&page=${page}`);
    if (!Array.isArray(comments) || comments.length === 0) return null;
    for (const comment of comments) {
      const [id, text] = [pick(comment, 'id'), pick(comment, 'body')];
      const isOwn = pick(comment, 'user', 'login') === 'github-actions[bot]';
      if (isOwn && typeof text === 'string' && text.startsWith(marker) && typeof id === 'number')
        return id;
    }
  }
  return null;
}

/** A file of the artifact: a regular one, and not too long. */
async function readArtifact(folder: string, name: string, longest: number): Promise<string> {
  const file = path.join(folder, name);
  const stat = await lstat(file).catch(() => null);
  if (stat === null) throw refuse(name, 'is not in what the workflow left');
  // a link could lead to any file of the runner
  if (!stat.isFile() || stat.size > longest) throw refuse(name, 'is no file of text');
  return readFile(file, 'utf8');
}

function refuse(file: string, message: string): ReportError {
  return new ReportError('ReportRefused', [{ file, message }]);
}
