import type { FastifyInstance } from 'fastify';
import type { Search } from '../search/openSearch.ts';

/**
 * `/health`: the process responds. `/ready`: taxonomy and search index are loaded and the process is not stopping, so
 * that requests may be sent to it. An unavailable database changes neither: many responses come from memory, and
 * another process would have the same problem.
 */
export function healthRoutes(app: FastifyInstance, search: Pick<Search, 'isReady'>, isStopping = () => false) {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/ready', (_request, reply) => {
    const ready = search.isReady() && !isStopping();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
}
