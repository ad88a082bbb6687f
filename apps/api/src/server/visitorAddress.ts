import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sameSecret } from './sameSecret.ts';

const addressHeader = 'x-visitor-address';
const secretHeader = 'x-web-secret';
/** What only our web server may say: the visitor's address, and the trace that it has begun. */
const believedHeaders = [addressHeader, 'traceparent', 'tracestate'];

/** Whether our web server has sent this: it proves itself by the shared secret. */
export function isFromWeb(headers: IncomingHttpHeaders, webSecret: string) {
  const shown = headers[secretHeader];
  return typeof shown === 'string' && sameSecret(shown, webSecret);
}

/** Believes headers about the visitor only where our web server sent them; else drops them. */
export function believeOnlyWeb(app: FastifyInstance, webSecret: string) {
  app.addHook('onRequest', async ({ headers }) => {
    if (!isFromWeb(headers, webSecret)) for (const name of believedHeaders) delete headers[name];
    delete headers[secretHeader];
  });
}

/** The address of the visitor: what our web server says, else the socket's own. */
export function visitorAddress(request: FastifyRequest): string {
  const said = request.headers[addressHeader];
  return typeof said === 'string' && said !== '' ? said : request.ip;
}
