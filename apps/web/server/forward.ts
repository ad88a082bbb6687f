import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { sendText } from './send.ts';

/** Beginnings of paths that the API answers. */
const apiPaths = ['/v3/', '/img/', '/_next/image', '/api/geo'];

/** Headers of a reader that reach the API; nobody can set one that we use among ourselves. */
const passedHeaders = [
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
  'x-app-version',
  'x-brand',
] as const;

/** Headers that belong to one connection and go no further. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-authenticate']);

/** Longest silence of the API, in milliseconds. [I07] */
const apiSilenceMs = 300_000;

/** Whether the API answers this path. */
export function isApiPath(pathname: string) {
  return apiPaths.some((path) => pathname.startsWith(path)) || pathname === '/v3';
}

function passed(headers: IncomingHttpHeaders) {
  return Object.fromEntries(
    passedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const])),
  );
}

/** Where a request is passed on to. */
export interface Forwarding {
  readonly apiUrl: string;
  /** Headers of ours about the visitor. */
  readonly visitor: Readonly<Record<string, string>>;
}

/**
 * Passes a request on to the API and its answer back, both as streams; 502 where the API cannot be reached, 504 where it
 * is silent.
 */
export function forward(request: IncomingMessage, reply: ServerResponse, path: string, to: Forwarding) {
  const outgoing = ask(`${to.apiUrl}${path}`, {
    method: request.method ?? 'GET',
    headers: { ...passed(request.headers), ...to.visitor },
    timeout: apiSilenceMs,
  });
  let isSilent = false;
  const fail = () => {
    if (reply.writableEnded || reply.destroyed) {
      return;
    }
    if (reply.headersSent) {
      reply.destroy();
    } else if (isSilent) {
      sendText(reply, 504, 'The API does not answer.');
    } else {
      sendText(reply, 502, 'The API cannot be reached.');
    }
  };
  outgoing.once('response', (answer) => {
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !connectionHeaders.has(name)) {
        reply.setHeader(name, value);
      }
    }
    reply.writeHead(answer.statusCode ?? 502);
    pipeline(answer, reply, () => {});
  });
  outgoing.once('timeout', () => {
    isSilent = true;
    outgoing.destroy(new Error('The API is silent.'));
  });
  outgoing.once('error', fail);
  reply.once('close', () => outgoing.destroy());
  pipeline(request, outgoing, () => {});
}
