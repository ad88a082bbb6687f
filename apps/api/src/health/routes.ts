import type { FastifyInstance } from 'fastify';
import type { Search } from '../search/openSearch.ts';

/** `/health`: the process answers. `/ready`: catalogue and search index are loaded, so that requests may be sent here. */
export function healthRoutes(app: FastifyInstance, search: Pick<Search, 'isReady'>) {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/ready', (_request, reply) => {
    const ready = search.isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
}
