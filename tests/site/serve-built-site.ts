import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createFileServer } from '../../scripts/serving/create-file-server.ts';
import { listenLocally } from '../../scripts/serving/listen-locally.ts';
import type { BuiltSite } from './build-site.ts';

export type ServedSite = {
  /** Address of the home page. */
  readonly home: string;
  readonly close: () => void;
};

/** Serves a built site under its base path, as GitHub Pages does, on a port that is free. */
export async function serveBuiltSite({ dist, base }: BuiltSite): Promise<ServedSite> {
  const serveFile = createFileServer(dist, base, { etag: true });
  const missing = readFileSync(path.join(dist, '404.html'));
  const server = createServer((request, response) => {
    serveFile(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(missing);
    });
  });
  const port = await listenLocally(server);
  return {
    home: `http://127.0.0.1:${port}${base}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
