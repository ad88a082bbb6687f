import type { Server } from 'node:http';
import type { WebConfiguration } from './configuration.ts';

/** Listens, says so, and stops at once when asked to: readers ask again. */
export function runWebServer(server: Server, { port }: WebConfiguration) {
  server.listen(port, () => {
    process.stdout.write(`The web app listens on port ${port}.\n`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}
