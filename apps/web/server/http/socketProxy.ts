import httpProxy from '@fastify/http-proxy';
import { socketPath } from '@volan/api-contract/wire';
import { eventCounter } from '@volan/observability';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorHeaders, type ProxyTarget } from './apiProxy.ts';

/**
 * Most frames of one browser, and in how many milliseconds, also of those that the API never answers, such as pings.
 * The API ends connections at half as many.
 */
const frameLimit = { max: 100, withinMs: 10_000 };

/** Most bytes that wait for a side that does not read. */
const maxWaitingBytes = 1024 * 1024;

/** Longest wait for the response of the API to a handshake, in milliseconds: frames of the browser wait meanwhile. */
const handshakeTimeout = 10_000;

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
    wsHooks: limitTraffic(),
    wsServerOptions: { maxPayload },
    wsClientOptions: {
      maxPayload,
      handshakeTimeout,
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

/** What is used of one side of a forwarded connection. */
interface Side {
  readonly bufferedAmount: number;
  on(event: 'ping' | 'pong', listener: () => void): unknown;
  terminate(): void;
}

/**
 * Breaks both sides off when a browser sends too much, or one side does not read: the proxy itself forwards all frames
 * at once and holds in memory what is not read. [J89]
 */
function limitTraffic() {
  const counters = new WeakMap<Side, () => boolean>();

  const check = (browser: Side, api: Side, isTooMany: boolean) => {
    if (!isTooMany && Math.max(browser.bufferedAmount, api.bufferedAmount) <= maxWaitingBytes) return;

    browser.terminate();
    api.terminate();
  };
  const countFrame = (browser: Side, api: Side) => {
    const isTooMany = counters.get(browser) ?? eventCounter(frameLimit);
    counters.set(browser, isTooMany);
    check(browser, api, isTooMany());
  };

  return {
    onConnect(_context: unknown, browser: Side, api: Side) {
      browser.on('ping', () => countFrame(browser, api));
      browser.on('pong', () => countFrame(browser, api));
    },
    onIncomingMessage: (_context: unknown, browser: Side, api: Side) => countFrame(browser, api),
    onOutgoingMessage: (_context: unknown, browser: Side, api: Side) => check(browser, api, false),
  };
}
