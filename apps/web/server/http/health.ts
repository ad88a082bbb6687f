import type { FastifyInstance } from 'fastify';

/** The parts that readiness depends on. */
export interface HealthDeps {
  readonly apiUrl: string;
  /** Whether pages can be rendered. */
  readonly hasPages: () => boolean;
  /** Whether finished pages are in the cache, so that visitors get pages even without the API. */
  readonly keepsPages: () => boolean;
  readonly isStopping: () => boolean;
}

/** Longest wait for the API's readiness, in milliseconds. */
const timeoutMs = 1000;

async function isApiReady(apiUrl: string) {
  try {
    const reply = await fetch(`${apiUrl}/ready`, { signal: AbortSignal.timeout(timeoutMs) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}

/**
 * Serves `/health` (the process answers) and `/ready` (requests may be sent here: pages can be rendered, the process
 * was not asked to stop, and the API is ready or finished pages are in the cache).
 *
 * On every host: a load balancer asks by address, not by name.
 */
export function healthRoutes(app: FastifyInstance, { apiUrl, hasPages, keepsPages, isStopping }: HealthDeps) {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/ready', async (_request, reply) => {
    const ready = hasPages() && !isStopping() && (keepsPages() || (await isApiReady(apiUrl)));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
}
