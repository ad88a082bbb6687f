import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { silentLog, type Log } from './openLog.ts';
import type { Metrics } from './openMetrics.ts';
import { isRequestId, newRequestId, requestIdHeader } from './requestId.ts';
import type { RequestRecord } from './RequestRecord.ts';
import { startRequestSpan } from './requestSpan.ts';

/** What records the requests of a server. */
export interface Telemetry {
  readonly log: Log;
  /** Null: metrics are off. */
  readonly metrics: Metrics | null;
  /** Whether the process has been asked to end: connections are then closed with their response. */
  readonly isStopping: () => boolean;
}

/** Records nothing: tests of other modules. */
export const noTelemetry: Telemetry = { log: silentLog, metrics: null, isStopping: () => false };

/** How a server records its requests. */
export interface RequestTelemetryOptions extends Telemetry {
  /**
   * Name of what was asked for: a page id or a pattern, never a path that a visitor wrote.
   *
   * @default the pattern of the Fastify route; `none` where nothing answers
   */
  readonly routeOf?: (request: FastifyRequest) => string;
  readonly brandOf?: (request: FastifyRequest) => string | undefined;
  /** Routes that machines ask for all the time: their lines are written at `debug`. */
  readonly isQuiet?: (route: string) => boolean;
  /**
   * Whether a server of ours sent the request: its id and its trace are then continued. A visitor's never are, because
   * they would let the visitor write into our log.
   *
   * @default never
   */
  readonly isTrusted?: (request: IncomingMessage) => boolean;
}

const forwardedHeadersOf = new WeakMap<IncomingMessage, Readonly<Record<string, string>>>();

/** Headers for a server of ours that let its lines and spans join those of this request. */
export const telemetryHeaders = (request: IncomingMessage): Readonly<Record<string, string>> =>
  forwardedHeadersOf.get(request) ?? {};

/**
 * Gives each request of a Fastify server an id (`request.id`, the header `x-request-id`) and a trace, and records its
 * end as one line, one metric and one span, also where the reply was hijacked. A visitor who leaves before the response
 * began is recorded as 499, one whose request did not end as 408.
 *
 * Call it before every other hook, so that what they start belongs to the trace. Switch Fastify's own request log off.
 */
export function requestTelemetry(
  app: FastifyInstance,
  {
    log,
    metrics,
    isStopping,
    routeOf = (request) => request.routeOptions.url ?? 'none',
    brandOf = () => undefined,
    isQuiet = () => false,
    isTrusted = () => false,
  }: RequestTelemetryOptions,
) {
  const trusted = new WeakSet<IncomingMessage>();

  app.setGenReqId((request: IncomingMessage) => {
    if (!isTrusted(request)) return newRequestId();

    trusted.add(request);
    const given = request.headers[requestIdHeader];

    return isRequestId(given) ? given : newRequestId();
  });

  app.addHook('onRequest', (request, reply, done) => {
    const began = performance.now();
    const { raw, id: requestId } = request;
    const span = startRequestSpan(trusted.has(raw) ? raw.headers : {});
    forwardedHeadersOf.set(raw, { [requestIdHeader]: requestId, ...span.headers });
    // on the raw reply, so that a hijacked one has it too
    reply.raw.setHeader(requestIdHeader, requestId);
    if (isStopping()) reply.raw.setHeader('connection', 'close');
    reply.raw.once('close', () => {
      const brand = brandOf(request);
      const record: RequestRecord = {
        method: request.method,
        route: routeOf(request),
        status: reply.raw.headersSent ? reply.raw.statusCode : raw.complete ? 499 : 408,
        ms: Math.round((performance.now() - began) * 10) / 10,
        requestId,
        ...(brand && { brand }),
        ...(reply.raw.writableFinished ? {} : { aborted: true }),
      };
      log[isQuiet(record.route) ? 'debug' : 'info'](record, 'answered');
      metrics?.answered(record);
      span.end(record);
    });
    span.run(done);
  });

  app.addHook('onSend', async (_request, reply) => {
    // the signal to stop may have come while the request was answered
    if (isStopping()) reply.header('connection', 'close');
  });
}
