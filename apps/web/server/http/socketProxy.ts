import httpProxy from '@fastify/http-proxy';
import { socketPath } from '@volan/api-contract/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorHeaders, type ProxyTarget } from './apiProxy.ts';

/** Longest frame that a browser may send, in bytes: the API takes no longer ones. */
const maxPayload = 64 * 1024;

/**
 * Passes sockets of browsers on to the API, with the visitor's address and the origin of the page's own host beside
 * them: the API compares it with the one that the browser names. [J89]
 */
export async function socketProxy(app: FastifyInstance, { apiUrl, webSecret }: Omit<ProxyTarget, 'mailbox'>) {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: socketPath,
    rewritePrefix: socketPath,
    httpMethods: ['GET'],
    websocket: true,
    wsServerOptions: { maxPayload },
    wsClientOptions: {
      maxPayload,
      rewriteRequestHeaders: (_headers: unknown, request: FastifyRequest) => ({
        ...visitorHeaders(request, webSecret),
        ...(request.headers.origin !== undefined && { origin: request.headers.origin }),
      }),
      // its types do not know `rewriteRequestHeaders`, its documentation does
    } as object,
    // without an upgrade there is nothing here
    preHandler: (request, reply, next) => {
      if (request.headers.upgrade?.toLowerCase() === 'websocket') next();
      else
        void reply
          .code(426)
          .header('upgrade', 'websocket')
          .type('text/plain; charset=utf-8')
          .send('Only sockets connect here.');
    },
  });
}
