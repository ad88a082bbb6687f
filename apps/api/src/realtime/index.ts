import type { FastifyInstance } from 'fastify';
import { openSockets, type SocketDeps } from './openSockets.ts';

/** Live updates: what is said in the outbox wakes the browsers that it concerns. [F22, J89] */
export function realtimeModule(deps: SocketDeps) {
  return {
    routes(app: FastifyInstance) {
      const sockets = openSockets(app.server, deps);
      app.addHook('preClose', () => sockets.close());
    },
  };
}
