import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long and how much one connection may keep a server busy. */
export interface ConnectionLimits {
  /** Milliseconds for the head of a request; then 408. @default 10000 */
  readonly headMs?: number;
  /** Milliseconds without a byte of a body that has not ended; then 408. @default 10000 */
  readonly bodySilenceMs?: number;
  /** Milliseconds for a whole request, also if it is answered before its end; then 408. @default 600000 */
  readonly requestMs?: number;
  /** Milliseconds that a kept-alive connection may rest. @default 72000, longer than load balancers keep theirs */
  readonly keepAliveMs?: number;
  /** Pipelined requests that may wait on one connection; the connection of one more is closed. @default 64 */
  readonly maxPipelined?: number;
  /**
   * Paths at which WebSockets connect, without the last slash; every other request that asks for another protocol is
   * answered like any request. @default none
   */
  readonly socketPaths?: readonly string[];
}

/** The body of an answer with its type. */
export interface PlainAnswer {
  readonly type: string;
  readonly body: string;
}

const notWhole: PlainAnswer = { type: 'text/plain; charset=utf-8', body: 'The request did not come to its end.' };

/**
 * A server for connections of strangers: `node:http` with limits that hold before any handler.
 *
 * Requests of one connection are handled one after the other, the next one when the answer before it has left: nobody
 * makes the server work by many requests whose answers they never read. A head or a body that does not come to its end
 * is answered with 408, and costs no error of ours.
 *
 * @param timedOut the response to a request whose body stalls. @default a line of text
 */
export function createPublicServer(
  listener: RequestListener,
  {
    headMs = 10_000,
    bodySilenceMs = 10_000,
    requestMs = 600_000,
    keepAliveMs = 72_000,
    maxPipelined = 64,
    socketPaths = [],
  }: ConnectionLimits = {},
  timedOut: (request: IncomingMessage) => PlainAnswer = () => notWhole,
): Server {
  /** Requests that wait for the answer before them, by connection; empty where none waits. */
  const waitingOn: WaitingRequests = new WeakMap();
  const handle = oneAtATime(waitingOn, maxPipelined, (request, reply) => {
    // a pipeline of streams alone listens seven times
    reply.setMaxListeners(20);
    limitBody(request, { bodySilenceMs, requestMs }, () => timeOut(request, reply, timedOut(request)));
    listener(request, reply);
  });
  const options = {
    headersTimeout: headMs,
    // Node's limit sends no text, so ours must come first
    requestTimeout: requestMs + headMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: Math.min(headMs / 4, 2000),
    // an upgrade takes the connection away from an answer that has not left yet, so such a request is an ordinary one
    shouldUpgradeCallback: (request: IncomingMessage) =>
      asksForSocket(request, socketPaths) && !waitingOn.has(request.socket),
  };
  // errors: a server that cannot listen ends the start of its process
  const server = createServer(options, handle);
  // Node removes its error listener when a connection is upgraded. The socket server adds its own later, or refuses the
  // socket.
  server.on('upgrade', (_request, socket: Socket) => socket.on('error', () => socket.destroy()));

  return server;
}

function asksForSocket({ method, url = '', headers }: IncomingMessage, paths: readonly string[]) {
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket') return false;
  return paths.some((path) => url.startsWith(`${path}/?`));
}

/** What begins each request that waits, by connection. A connection whose last answer has left is not in it. */
type WaitingRequests = WeakMap<Socket, (() => void)[]>;

/** Calls the listener for one request of a connection at a time, in their order. */
function oneAtATime(waitingOn: WaitingRequests, maxWaiting: number, listener: RequestListener): RequestListener {
  return (request, reply) => {
    const { socket } = request;
    // an earlier response has closed the connection, so the rest is ignored
    if (!socket.writable) return;

    const waiting = waitingOn.get(socket);
    const begin = () => {
      reply.once('close', () => {
        const next = socket.writable ? waitingOn.get(socket)?.shift() : undefined;
        if (next) next();
        else waitingOn.delete(socket);
      });
      listener(request, reply);
    };
    if (!waiting) {
      waitingOn.set(socket, []);
      begin();
    } else if (waiting.length < maxWaiting) {
      waiting.push(begin);
    } else {
      socket.destroy();
    }
  };
}

/** Whether a request announces a body. */
export const announcesBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Answers 408 and closes the connection if no byte of an unfinished body arrives for a time, or if the whole request
 * takes too long. This holds also after the request was answered.
 */
function limitBody(
  request: IncomingMessage,
  { bodySilenceMs, requestMs }: Required<Pick<ConnectionLimits, 'bodySilenceMs' | 'requestMs'>>,
  timeOutNow: () => void,
) {
  if (!announcesBody(request)) return;

  const { socket } = request;
  const began = performance.now();
  let seen = socket.bytesRead;
  let since = began;
  const watch = setInterval(
    () => {
      const now = performance.now();
      if (request.complete || socket.destroyed) {
        clearInterval(watch);
      } else if (now - began >= requestMs) {
        clearInterval(watch);
        timeOutNow();
        // bytes that wait to be read are our own slowness
      } else if (socket.bytesRead !== seen || request.readableLength > 0) {
        seen = socket.bytesRead;
        since = now;
      } else if (now - since >= bodySilenceMs) {
        clearInterval(watch);
        timeOutNow();
      }
    },
    Math.min(bodySilenceMs, requestMs) / 5,
  ).unref();
}

/**
 * Answers 408 and destroys the request, so that readers of its body get an error. Closing the connection gives them
 * none.
 */
function timeOut(request: IncomingMessage, reply: ServerResponse, { type, body }: PlainAnswer) {
  if (reply.headersSent) {
    request.destroy();
    return;
  }
  for (const name of reply.getHeaderNames()) if (name.startsWith('content-')) reply.removeHeader(name);
  reply.writeHead(408, {
    'content-type': type,
    'cache-control': 'no-store',
    connection: 'close',
  });
  reply.end(body, () => request.destroy());
}
