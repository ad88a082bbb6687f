import type { Server } from 'node:http';

/**
 * Lets a server that takes no new connections come to its end: a connection is closed as soon as its request is
 * answered, and by force after `withinMs`. Call it together with `server.close()`.
 */
export function drainServer(server: Server, withinMs: number) {
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), withinMs);
  server.closeIdleConnections();
  server.once('close', () => {
    clearInterval(sweep);
    clearTimeout(force);
  });
}
