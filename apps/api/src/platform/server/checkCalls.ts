import { calls, type Call } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { routeUrl } from './routeCall.ts';

/**
 * Compares the server with the contract, so that it does not start with an unanswered call.
 *
 * @throws with the names of the calls without a handler
 */
export function checkCalls(app: FastifyInstance) {
  const missing = Object.entries<Call>(calls).filter(
    ([, call]) => !app.hasRoute({ method: call.method, url: routeUrl(call) }),
  );
  if (missing.length > 0) {
    throw new Error(`No handler for ${missing.map(([name]) => name).join(', ')}. Put each on the server with serve().`);
  }
}
