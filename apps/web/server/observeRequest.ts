import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolveHost } from '@volan/domain-rules';
import {
  newRequestId,
  requestIdHeader,
  silentLog,
  startRequestSpan,
  type RequestRecord,
  type Log,
  type Metrics,
  type RequestSpan,
} from '@volan/observability';
import { routeOf } from './routeOf.ts';

/** What watches over the web server. */
export interface Watch {
  readonly log: Log;
  /** Null: nobody asks for numbers. */
  readonly metrics: Metrics | null;
  /** Whether the process has been asked to end: connections are then closed with their answer. */
  readonly isStopping: () => boolean;
}

/** Nobody watches: tests of other parts. */
export const unwatched: Watch = { log: silentLog, metrics: null, isStopping: () => false };

const passedOnOf = new WeakMap<IncomingMessage, Readonly<Record<string, string>>>();

/** Headers for the API that let its lines and spans join those of this request. */
export const passedOn = (request: IncomingMessage): Readonly<Record<string, string>> => passedOnOf.get(request) ?? {};

/** Requests that machines make all the time; their lines are written at `debug`. */
const isQuiet = (route: string) => route === '/health' || route === '/ready' || route === 'file';

/**
 * Gives a request its id, and writes a line, a number and a span when it is answered.
 *
 * The id is always ours, and so is the trace: a visitor's would let him write into our log.
 */
export function observeRequest(request: IncomingMessage, reply: ServerResponse, watch: Watch): RequestSpan {
  const began = performance.now();
  const requestId = newRequestId();
  const span = startRequestSpan();
  passedOnOf.set(request, { [requestIdHeader]: requestId, ...span.headers });
  reply.setHeader(requestIdHeader, requestId);
  if (watch.isStopping()) reply.setHeader('connection', 'close');
  const { url: address = '', method = '' } = request;
  const host = request.headers.host ?? '';
  reply.once('close', () => {
    const brand = resolveHost(host)?.brand;
    const answered: RequestRecord = {
      method,
      route: routeOf(address, host),
      // the usual number for visitors who have gone before there was an answer
      status: reply.headersSent ? reply.statusCode : 499,
      ms: Math.round((performance.now() - began) * 10) / 10,
      requestId,
      ...(brand && { brand }),
      ...(reply.writableFinished ? {} : { aborted: true }),
    };
    watch.log[isQuiet(answered.route) ? 'debug' : 'info'](answered, 'answered');
    watch.metrics?.answered(answered);
    span.end(answered);
  });
  return span;
}
