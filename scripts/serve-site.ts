import { createServer } from 'node:http';
import sirv from 'sirv';

/** Serves `dist` under the base path of the build and says where. */
const base = (process.env['GROUNDLINE_BASE'] ?? '/').replace(/\/?$/, '/');
const port = Number(process.env['PORT'] ?? 4321);
const serveFile = sirv('dist', { etag: true, dotfiles: true });

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (!path.startsWith(base)) {
    response.writeHead(302, { location: base }).end();
    return;
  }
  const raw = `/${path.slice(base.length)}`;
  // sirv decodes no `%23` and its like by itself, and takes an address that is parsed already
  Object.assign(request, { url: raw, _parsedUrl: { raw, pathname: decodePath(raw) } });
  serveFile(request, response, () => {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('no such page\n');
  });
});
server.on('error', (error) => {
  process.stderr.write(`cannot serve on port ${port} (${error.message}); set PORT to a free one\n`);
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  process.stdout.write(`Groundline is served at http://127.0.0.1:${bound}${base}\n`);
});

/** The path of an address as folders are named; one that cannot be decoded names none. */
function decodePath(address: string): string {
  try {
    return decodeURIComponent(address.replace(/\?.*$/s, ''));
  } catch {
    return address;
  }
}
