import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import { Failure, socketPath } from '@volan/api-contract';
import { toBrandId } from '@volan/domain-rules';
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  createPublicServer,
  handleBrokenRequest,
  requestTelemetry,
  workSlots,
  type ConnectionLimits,
  type Metrics,
  type WorkSlots,
} from '@volan/observability';
import type { Logger } from 'pino';
import { contextOf, languageOf } from './contextOf.ts';
import { formLimits } from './formLimits.ts';
import type { Authenticate, NoteActed } from './Principal.ts';
import type { KeyOfRequest } from './requestKeys.ts';
import { failureBody, jsonType, sendFailure } from './sendFailure.ts';
import { trustProxyHeaders, isFromWeb } from './visitorAddress.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Milliseconds in which calls without a limit of their own must be answered. */
    readonly answerWithin: number;
    /** Finds the owner of a bearer token. */
    readonly authenticate: Authenticate;
    /** Writes an audit entry when an administrator changed something as another user. */
    readonly noteActed: NoteActed;
    /** Makes the idempotency key of a request that came without one. */
    readonly keyOfRequest: KeyOfRequest;
    /** Limits the forms with files that are in memory at a time. */
    readonly uploads: WorkSlots;
  }
}

/** Options of a server. */
export interface ServerOptions {
  /** Shared with the web server, so that only it can send the address of a visitor. */
  readonly webSecret: string;
  readonly logger: Logger;
  /** Finds the owner of a bearer token. @default every token is refused */
  readonly authenticate?: Authenticate;
  /** Writes an audit entry when an administrator changed something as another user. @default no entry */
  readonly noteActed?: NoteActed;
  /** Makes the idempotency key of a request that came without one. @default each request has its own */
  readonly keyOfRequest?: KeyOfRequest;
  /**
   * Milliseconds after which a waiting call is answered as unavailable, for example if the database hangs. @default
   * 10000
   */
  readonly answerWithin?: number;
  /** Limits of one connection. @default those of a public server */
  readonly limits?: ConnectionLimits;
  /** Null: no metrics. @default null */
  readonly metrics?: Metrics | null;
  /** Whether the process has been asked to end: connections are then closed with their answer. @default never */
  readonly isStopping?: () => boolean;
}

const kilobyte = 1024;

/** Forms with files that are taken at a time. Each is held in memory with a file of up to 12 MB. */
const uploadLimits = { atOnce: 16, perSender: 6 };

/** An empty server with its limits, forms and failures; `serve` puts the calls on it. */
export async function createServer({
  webSecret,
  logger,
  authenticate = async () => null,
  noteActed = async () => undefined,
  keyOfRequest = async () => randomUUID(),
  answerWithin = 10_000,
  limits,
  metrics = null,
  isStopping = () => false,
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    // one line for each response is written by `requestTelemetry`
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: 1024 * kilobyte,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    serverFactory: (handler) => createPublicServer(handler, { socketPaths: [socketPath], ...limits }, timedOut),
    clientErrorHandler: handleBrokenRequest(logger),
    handlerTimeout: answerWithin,
    // a request that reaches us while we end is answered like any other, and its connection closed
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // a busy machine starts slowly, but it starts
    pluginTimeout: 120_000,
    // schemas of the contract decide; the framework never converts or drops a value silently
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
    frameworkErrors: (_error, request, reply) => {
      void sendFailure(reply, null, new Failure('not-found'), contextOf(request).language);
    },
  }) as unknown as FastifyInstance;
  requestTelemetry(app, {
    log: logger,
    metrics,
    isStopping,
    brandOf: ({ headers }) => toBrandId(String(headers['x-brand'] ?? '')),
    isQuiet: (route) => route === '/health' || route === '/ready' || route.startsWith('/internal/'),
    isTrusted: ({ headers }) => isFromWeb(headers, webSecret),
  });
  trustProxyHeaders(app, webSecret);
  app.decorate('answerWithin', answerWithin);
  app.decorate('authenticate', authenticate);
  app.decorate('noteActed', noteActed);
  app.decorate('keyOfRequest', keyOfRequest);
  app.decorate('uploads', workSlots(uploadLimits));

  // the code that reads a file reports a file that is too large
  await app.register(multipart, { limits: formLimits, throwFileSizeLimit: false });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });

  app.setNotFoundHandler((request, reply) =>
    sendFailure(reply, null, new Failure('not-found'), contextOf(request).language),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isUnfinished(request, error)) {
      return sendFailure(reply.header('connection', 'close'), null, new Failure('timed-out'), languageOf(request));
    }
    // the framework closes the connection where a body was not read, and a client that still sends it would then lose
    // the response; kept open, Node reads and drops the rest, for as long as a request may take
    reply.removeHeader('connection');
    const failure = new Failure(failureOf(error));
    if (failure.name === 'internal') request.log.error({ err: error }, 'call failed');
    if (failure.name === 'unavailable') request.log.warn({ err: error }, 'call could not be answered');

    return sendFailure(reply, null, failure, contextOf(request).language);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('x-content-type-options')) reply.header('x-content-type-options', 'nosniff');
  });

  return app;
}

/** The response to a request whose body stalls before any handler has it. */
const timedOut = (request: IncomingMessage) => ({
  type: jsonType,
  body: JSON.stringify(failureBody(null, new Failure('timed-out'), languageOf(request))),
});

/** The body did not end in time, or its connection broke: an error of the client. */
const isUnfinished = ({ raw }: FastifyRequest, { statusCode = 500, code }: FastifyError) =>
  // requests of `inject` do not know it
  (raw.complete as boolean | undefined) === false && (code === 'ECONNRESET' || statusCode === 503);

/**
 * Error codes of a database that cannot be reached, is starting or stopping, or has no connection left. `EPIPE`: the
 * database has ended a connection that is still open here. `57014`: a statement exceeded the time limit of its call.
 */
const databaseIsAway =
  /^(CALL_TIMEOUT|57014|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|CONNECT_TIMEOUT|CONNECTION_\w+|57P0[1-3]|53300)$/;

/** Error codes of a full or read-only disk, ours or that of the database. */
const diskIsFull = /^(ENOSPC|EDQUOT|EROFS|53100)$/;

/** The failure for an error of the framework. An unreadable body counts as an invalid form. */
function failureOf({ statusCode = 500, code }: FastifyError) {
  if (databaseIsAway.test(code) || diskIsFull.test(code)) return 'unavailable';
  if (statusCode === 413) return 'too-large';
  if (statusCode === 503) return 'unavailable';
  if (statusCode === 404) return 'not-found';

  return statusCode >= 400 && statusCode < 500 ? 'validation' : 'internal';
}
