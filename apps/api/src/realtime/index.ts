import type { FastifyInstance } from 'fastify';
import { openSockets, type SocketDeps } from './openSockets.ts';

/** Live updates: events of the outbox are sent to the browsers that they concern. [F22, J89] */
export function realtimeModule(deps: SocketDeps) {
  return {
    routes(app: FastifyInstance) {
      const sockets = openSockets(app.server, deps);
      app.addHook('preClose', () => sockets.close());
    },
  };
}
