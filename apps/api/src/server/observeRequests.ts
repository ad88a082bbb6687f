import type { IncomingMessage } from 'node:http';
import { toBrandId } from '@volan/domain-rules';
import {
  isRequestId,
  newRequestId,
  requestIdHeader,
  startRequestSpan,
  type Answered,
  type Metrics,
  type RequestSpan,
} from '@volan/operating';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromWeb } from './visitorAddress.ts';

/** The id of a request: the one that our web server has given it, else a new one. */
export const requestIdFrom =
  (webSecret: string) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>) => {
    const given = headers[requestIdHeader];
    return isRequestId(given) && isFromWeb(headers, webSecret) ? given : newRequestId();
  };

/** Requests that machines make all the time; their lines are written at `debug`. */
const isQuiet = (route: string) => route === '/health' || route === '/ready' || route.startsWith('/internal/');

/**
 * Writes a line, a number and a span for each answered request.
 *
 * Of an address only its pattern is told: a search may hold a name, and a query whatever somebody wrote there.
 */
export function observeRequests(app: FastifyInstance, metrics: Metrics | null) {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();

  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    const span = startRequestSpan(request.headers);
    spans.set(request, span);
    span.run(done);
  });

  app.addHook('onResponse', async (request, reply) => {
    const answered = answeredOf(request, reply);
    request.log[isQuiet(answered.route) ? 'debug' : 'info'](withoutId(answered), 'answered');
    metrics?.answered(answered);
    spans.get(request)?.end(answered);
  });
}

function answeredOf(request: FastifyRequest, reply: FastifyReply): Answered {
  return {
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    requestId: request.id,
    brand: toBrandId(String(request.headers['x-brand'] ?? '')),
    ...(reply.raw.writableFinished ? {} : { aborted: true }),
  };
}

/** The log of a request names its id by itself. */
const withoutId = ({ requestId: _, ...rest }: Answered) => rest;
