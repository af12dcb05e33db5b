import type { Server } from 'node:http';

/**
 * Lets a server listen on a port of this machine that is free.
 * @returns the port
 */
export async function listenLocally(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is listened to');
  return address.port;
}
