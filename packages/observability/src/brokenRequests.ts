import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './openLog.ts';

/** Statuses of what Node's parser refuses; everything else is 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers requests that never become whole, Fastify's `clientErrorHandler`: 408 for what is too slow, 431 for too large
 * a head, 400 for what is no HTTP. Each is a line at `info`, because it is the client's fault, and no metric.
 *
 * Nothing is written where a response has begun on the connection: the client would read it as part of that.
 */
export const handleBrokenRequest = (log: Log) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const { _httpMessage: response } = socket as Socket & { _httpMessage?: ServerResponse | null };
  // one whose head was whole is recorded by requestTelemetry
  if (!response) log.info({ status, code: error.code }, 'a request that is not whole was cut');
  if (socket.writable && !response?.headersSent) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  }
  socket.destroy();
};
