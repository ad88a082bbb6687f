import type { onRequestAsyncHookHandler } from 'fastify';
import { sameSecret } from './sameSecret.ts';

/**
 * For routes under `/internal/`, which the web server asks for itself. It leads nobody here, and adds its secret for
 * visitors to no such request, so a secret of its own name is asked for: `x-feed-secret`. To everybody else the address
 * does not exist.
 */
export const onlyForWeb =
  (webSecret: string): onRequestAsyncHookHandler =>
  async ({ headers }, reply) => {
    const shown = headers['x-feed-secret'];
    if (typeof shown === 'string' && sameSecret(shown, webSecret)) return;
    reply.callNotFound();
    return reply;
  };
