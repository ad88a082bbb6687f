import type { FastifyInstance } from 'fastify';

/** What readiness depends on. */
export interface HealthDeps {
  readonly apiUrl: string;
  /** The pages can be made. */
  readonly hasPages: () => boolean;
  /** Finished pages are at hand, so that visitors get something even while the API is away. */
  readonly keepsPages: () => boolean;
  readonly isStopping: () => boolean;
}

/** Longest wait for the word of the API; milliseconds. */
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
 * Serves `/health` (the process answers) and `/ready` (requests may be sent here: pages can be made, nobody has asked
 * it to stop, and the API is ready or finished pages are at hand).
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
