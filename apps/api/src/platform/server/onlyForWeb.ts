import type { onRequestAsyncHookHandler } from 'fastify';
import { sameSecret } from './sameSecret.ts';

/**
 * Guards routes under `/internal/`, which only the web server itself calls. It never forwards requests of visitors
 * there, and does not add the visitors' secret to its own, so these routes need a separate header: `x-feed-secret`.
 * Other callers get 404.
 */
export const onlyForWeb =
  (webSecret: string): onRequestAsyncHookHandler =>
  async ({ headers }, reply) => {
    const shown = headers['x-feed-secret'];
    if (typeof shown === 'string' && sameSecret(shown, webSecret)) return;

    reply.callNotFound();

    return reply;
  };
