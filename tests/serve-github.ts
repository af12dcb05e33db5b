import { createServer } from 'node:http';

type Call = { readonly method: string; readonly path: string; readonly body: string };

/**
 * A stand-in for GitHub's API of the repository me/repo.
 * @param answers the comments of every issue, and the commit at which every pull request is
 * @returns its address and what was asked to be written
 */
export async function serveGitHub({
  comments,
  head,
}: {
  readonly comments: readonly object[];
  readonly head: string;
}): Promise<{ readonly url: string; readonly calls: readonly Call[]; readonly close: () => void }> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      const path = url.replace('/repos/me/repo/', '');
      if (method !== 'GET') calls.push({ method, path, body: Buffer.concat(chunks).toString() });
      const isFirst = path.endsWith('&page=1');
      const answer = path.startsWith('pulls/')
        ? { head: { sha: head, ref: 'branch', repo: { id: 7 } } }
        : path.includes('comments?')
          ? isFirst
            ? comments
            : []
          : {};
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close: () => {
      server.close();
    },
  };
}
