import type { FastifyInstance } from 'fastify';
import type { Search } from '../search/openSearch.ts';

/**
 * `/health`: the process answers. `/ready`: taxonomy and search index are loaded and nobody has asked it to stop, so
 * that requests may be sent here. A database that is away changes neither: much is answered from memory, and another
 * process would fare no better.
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
