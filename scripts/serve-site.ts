import { createServer } from 'node:http';
import { createFileServer } from './serving/create-file-server.ts';

/** Serves `dist` under the base path of the build and says where. */
const base = (process.env['GROUNDLINE_BASE'] ?? '/').replace(/\/?$/, '/');
const port = Number(process.env['PORT'] ?? 4321);
const serveFile = createFileServer('dist', base, { etag: true, dotfiles: true });

const server = createServer((request, response) => {
  const isInside = request.url?.startsWith(base) === true;
  serveFile(request, response, () => {
    if (!isInside) {
      response.writeHead(302, { location: base }).end();
      return;
    }
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
