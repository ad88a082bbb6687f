import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from './openMetrics.ts';

/** Where metrics are served: a port of their own, that no visitor reaches. */
export interface MetricsAddress {
  readonly port: number;
  /** @default 127.0.0.1 */
  readonly host?: string;
}

/** Answers `GET /metrics` on a port of its own. */
export async function serveMetrics(metrics: Metrics, { port, host = '127.0.0.1' }: MetricsAddress) {
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => reply.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  // after the start no error may end the process; a failure to listen is thrown below
  server.on('error', () => {});
  server.listen(port, host);
  await once(server, 'listening');

  return {
    port: (server.address() as { port: number }).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
