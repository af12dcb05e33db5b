import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../tests/make-folder.ts';
import { serveGitHub } from '../../tests/serve-github.ts';
import { noRunsText } from '../../src/site/summary/join-summaries.ts';

const marker = '<!-- groundline-summary -->';
type GitHub = Awaited<ReturnType<typeof serveGitHub>>;

const sha = 'a'.repeat(40);

/** Runs the script against a stand-in for GitHub. */
async function post(
  artifact: Parameters<typeof makeFolder>[0],
  {
    comments = [],
    head = sha,
    event = {},
  }: { comments?: object[]; head?: string; event?: object } = {},
): Promise<{ code: number | null; said: string; calls: GitHub['calls'] }> {
  const github = await serveGitHub({ comments, head });
  const folder = await makeFolder({
    ...artifact,
    'event.json': JSON.stringify({
      workflow_run: { head_sha: sha, head_branch: 'branch', head_repository: { id: 7 }, ...event },
    }),
  });
  const child = spawn(process.execPath, ['scripts/ci/post-comment.ts'], {
    env: {
      ...process.env,
      ARTIFACT_FOLDER: folder,
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: 'me/repo',
      GITHUB_EVENT_PATH: path.join(folder, 'event.json'),
      GITHUB_TOKEN: 'token',
    },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  github.close();
  return { code, said, calls: github.calls };
}

const files = { 'summary.md': '## A run @octocat\n', 'pull-request.txt': '12\n' };

describe('the comment', { timeout: 30_000 }, () => {
  test('is written once, disarmed', async () => {
    const { code, calls } = await post(files);
    expect(code).toBe(0);
    expect(calls).toEqual([
      {
        method: 'POST',
        path: 'issues/12/comments',
        body: JSON.stringify({ body: `${marker}\n## A run @\u200boctocat\n` }),
      },
    ]);
  });

  test('is updated where it stands, and only where the workflow wrote it', async () => {
    const { calls } = await post(files, {
      comments: [
        { id: 1, user: { login: 'mallory' }, body: marker },
        { id: 2, user: { login: 'github-actions[bot]' }, body: 'another' },
        { id: 3, user: { login: 'github-actions[bot]' }, body: `${marker}\nold` },
      ],
    });
    expect(calls.map(({ method, path }) => [method, path])).toEqual([
      ['PATCH', 'issues/comments/3'],
    ]);
  });

  test('is not begun where no run changed', async () => {
    expect((await post({ ...files, 'summary.md': noRunsText })).calls).toEqual([]);
  });

  test.each([
    ['a pull request at another commit', files, 'b'.repeat(40)],
    ['no number', { ...files, 'pull-request.txt': '12/../../x' }, sha],
    ['an endless number', { ...files, 'pull-request.txt': '1'.repeat(1000) }, sha],
    ['an endless summary', { ...files, 'summary.md': 'x'.repeat(500_000) }, sha],
    ['no summary', { 'pull-request.txt': '12' }, sha],
    ['a link for a summary', { ...files, 'summary.md': { link: 'event.json' } }, sha],
    ['a link for a number', { ...files, n: '12', 'pull-request.txt': { link: 'n' } }, sha],
    ['a folder for a summary', { 'pull-request.txt': '12', 'summary.md/a': 'x' }, sha],
  ])('is refused for %s', async (_what, artifact, head) => {
    const { code, calls, said } = await post(artifact, { head });
    expect([code, calls]).toEqual([1, []]);
    expect(said).toContain('ReportError');
  });

  test.each([
    ['another branch at the same commit', { head_branch: 'another' }],
    ['another fork at the same commit', { head_repository: { id: 8 } }],
    ['a fork that is gone', { head_repository: null }],
    ['no commit', { head_sha: null }],
  ])('is refused where the workflow ran for %s', async (_what, event) => {
    expect(await post(files, { event })).toMatchObject({ code: 1, calls: [] });
  });

  test('too long for a comment is pointed to', async () => {
    const { calls } = await post({ ...files, 'summary.md': '@'.repeat(40_000) });
    expect(calls[0]?.body).toContain('longer than a comment may be');
  });
});
