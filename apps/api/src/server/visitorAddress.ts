import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sameSecret } from './sameSecret.ts';

const addressHeader = 'x-visitor-address';
const secretHeader = 'x-web-secret';

/** Believes the header about the visitor's address only where our web server proves itself by the shared secret; else drops it. */
export function believeOnlyWeb(app: FastifyInstance, webSecret: string) {
  app.addHook('onRequest', async ({ headers }) => {
    const shown = headers[secretHeader];
    const trusted = typeof shown === 'string' && sameSecret(shown, webSecret);
    if (!trusted) delete headers[addressHeader];
    delete headers[secretHeader];
  });
}

/** The address of the visitor: what our web server says, else the socket's own. */
export function visitorAddress(request: FastifyRequest): string {
  const said = request.headers[addressHeader];
  return typeof said === 'string' && said !== '' ? said : request.ip;
}
