import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { Options } from 'sirv';

/** Answers with a file, or calls `missing` where the address names none. */
type FileServer = (request: IncomingMessage, response: ServerResponse, missing: () => void) => void;

/**
 * Serves a folder's files under a base path, with every escape of an address undone.
 * @param base with a slash at both ends
 */
export function createFileServer(folder: string, base: string, options: Options): FileServer {
  const serveFile = sirv(folder, options);
  return (request, response, missing) => {
    const address = request.url ?? '/';
    if (!address.startsWith(base)) {
      missing();
      return;
    }
    const raw = `/${address.slice(base.length)}`;
    // sirv decodes no `%23` and its like by itself, and takes an address that is parsed already
    Object.assign(request, { url: raw, _parsedUrl: { raw, pathname: decodePath(raw) } });
    serveFile(request, response, missing);
  };
}

/** The path of an address as folders are named; one that cannot be decoded names none. */
function decodePath(address: string): string {
  try {
    return decodeURIComponent(address.replace(/\?.*$/s, ''));
  } catch {
    return address;
  }
}
