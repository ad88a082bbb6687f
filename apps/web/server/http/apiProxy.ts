import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import { telemetryHeaders } from '@volan/observability';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dropBody } from './dropBody.ts';
import { sendText } from './httpResponse.ts';
import { addressOf } from './siteAddress.ts';

/** Addresses that the API answers, as the router writes them. */
const apiRoutes = ['/v3', '/v3/*', '/img/*', '/_next/image', '/api/geo', '/api/admin/export/*'];

/** The same, for a path in its normal form: it refuses `/v3/../internal`. */
const apiPath = /^\/(v3|v3\/.*|img\/.*|_next\/image|api\/geo|api\/admin\/export\/[a-z-]+)$/;

/** The mailbox of development, likewise. */
const mailboxRoutes = ['/dev/mailbox', '/dev/mailbox/*'];
const mailboxPath = /^\/dev\/mailbox(\/\d+(\/html)?)?$/;

/** Headers of a visitor that reach the API; our internal ones are not among them, so visitors cannot set those. */
const forwardedHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'encrypt',
  'if-modified-since',
  'if-none-match',
  'range',
  'refresh-token',
  'uid',
  'user-agent',
  'x-app-version',
  'idempotency-key',
  'x-brand',
] as const;

/** Headers that belong to one connection and go no further. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-authenticate']);

/** Longest silence of the API, in milliseconds. [I07] */
const apiSilenceMs = 300_000;

const onlyForwarded = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    forwardedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const])),
  );

/** The calls that read the tokens of a session from its cookies; no other call sees one. */
const cookieCalls = /^\/v3\/auth\/(session|refresh|logout|swr-key)$/;

/** The cookies of a session for a call that reads them; no other cookie of a visitor is passed on. */
function sessionCookiesOf(headers: IncomingHttpHeaders, pathname: string) {
  if (!cookieCalls.test(pathname)) return {};

  const own = (headers.cookie ?? '').split(';').filter((cookie) => /^\s*(acT|rfT)=/.test(cookie));
  return own.length > 0 ? { cookie: own.join(';') } : {};
}

/**
 * A body on its way to the API, decoupled from the connection of its sender. If the API answers before it has read
 * everything, the rest is read and dropped: some senders read the response only after they have sent everything.
 */
function uploadBody(sent: IncomingMessage) {
  const body = new PassThrough();
  // The proxy listens only while it sends. Before and after that an error without a listener would end the process.
  body.on('error', () => {});
  sent.once('close', () => sent.complete || body.destroy(new Error('The visitor left.')));
  body.once('close', () => {
    sent.unpipe(body);
    if (!sent.complete) dropBody(sent);
  });

  // errors: the body has its listener above, and Fastify listens to the request
  return sent.pipe(body);
}

/** Address of the API, and the secret that proves to it that a visitor's address comes from us. */
export interface ProxyTarget {
  readonly apiUrl: string;
  readonly webSecret: string;
  /** Whether the mailbox of development is passed on. */
  readonly mailbox: boolean;
}

/** The cookie that identifies a known browser to the API, so that strangers cannot lock its owner out. */
const deviceOf = ({ headers }: FastifyRequest) => /(?:^|;)\s*dvT=([\w-]{22})(?:;|$)/.exec(headers.cookie ?? '')?.[1];

/** Headers that tell the API about the visitor. */
export const visitorHeaders = (request: FastifyRequest, webSecret: string) => {
  const device = deviceOf(request);
  return {
    'x-web-secret': webSecret,
    'x-visitor-address': request.ip,
    // where the cookies of a session belong
    'x-visitor-host': addressOf(request).host.host,
    'x-visitor-protocol': addressOf(request).url.protocol.replace(':', ''),
    // which page may use a passkey
    'x-visitor-origin': addressOf(request).url.origin,
    'user-agent': request.headers['user-agent'] ?? '',
    ...(device !== undefined && { 'x-visitor-device': device }),
    ...telemetryHeaders(request.raw),
  };
};

/**
 * Passes requests on to the API and its responses back, both as streams; 502 if the API cannot be reached, 504 if it is
 * silent. Each request is sent once: the API's own 503 is passed on like any other response.
 */
export async function apiProxy(app: FastifyInstance, { apiUrl, webSecret, mailbox }: ProxyTarget) {
  await app.register(replyFrom, {
    base: apiUrl,
    disableRequestLogging: true,
    // running requests end when the server stops; idle connections keep no process alive
    destroyAgent: false,
    // no limit of connections: slow uploads of some visitors must not delay the calls of others
    undici: { connections: null, pipelining: 1, headersTimeout: apiSilenceMs, bodyTimeout: apiSilenceMs } as object,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, uploadBody(body)));

  // before the body is read, so that Node reads and drops it with the answer
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname } = addressOf(request).url;
    const isPassedOn = apiPath.test(pathname) || (mailbox && mailboxPath.test(pathname));
    return isPassedOn ? undefined : sendText(reply, 404, 'There is no page at this address.');
  };
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, search } = addressOf(request).url;
    return reply.from(pathname + search, {
      rewriteRequestHeaders: (_request, headers) => ({
        ...onlyForwarded(headers),
        ...sessionCookiesOf(headers, pathname),
        ...visitorHeaders(request, webSecret),
      }),
      rewriteHeaders: (headers) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.has(name))),
      retryDelay: () => null,
      onResponse(_request, answering, response) {
        const { stream } = response as unknown as { stream: Readable };
        // the API may close the connection before the stream is forwarded
        stream.on('error', () => {});
        // the visitor was already answered 408
        if (answering.sent) return void stream.destroy();

        // kept open: the rest of a refused body is still read, see uploadBody
        answering.removeHeader('connection');
        void answering.send(stream);
      },
      onError(_reply, { error }) {
        if (reply.sent || reply.raw.destroyed) return;

        const { statusCode } = error as { statusCode?: number };
        if (statusCode === 504) void sendText(reply, 504, 'The API does not answer.');
        else void sendText(reply, 502, 'The API cannot be reached.');
      },
    });
  };
  for (const url of [...apiRoutes, ...(mailbox ? mailboxRoutes : [])]) app.all(url, { onRequest }, handler);
}
