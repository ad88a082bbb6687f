import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ending, RawBody } from './bodies.ts';

/** A request with a hostile body. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  /** Headers beside those of the body. */
  readonly headers: readonly string[];
  readonly body: RawBody;
}

/** Longest wait for an answer in milliseconds: longer than a call may wait for the database. */
const longestWait = 20_000;

const resetAfter: Readonly<Partial<Record<Ending, number>>> = {
  'resets at once': 0,
  'resets after 2 ms': 2,
  'resets after 40 ms': 40,
};

/**
 * Sends a request on a new connection. Gives the statuses of the answers: empty if the connection ended without one,
 * null if it stayed open without one.
 */
export async function sendRaw(port: number, { method, path, headers, body }: RawRequest): Promise<number[] | null> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text) => (answer += String(text)));
  socket.on('error', () => {});
  const closed = new Promise<boolean>((resolve) => {
    socket.once('close', () => resolve(true));
  });

  const head = [`${method} ${path} HTTP/1.1`, 'connection: close', ...headers, ...body.headers];
  // the header and the first bytes of the body share a packet, as in browsers
  socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body.bytes]));
  if (body.repeatedTo !== undefined) await repeat(socket, body.bytes, body.repeatedTo);
  if (body.ending === 'ends') socket.end();

  const reset = resetAfter[body.ending];
  if (reset !== undefined) {
    if (socket.connecting) await Promise.race([once(socket, 'connect').catch(() => {}), closed]);
    await pause(reset);
    socket.resetAndDestroy();
  }
  const late = new AbortController();
  const isClosed = await Promise.race([closed, pause(longestWait, false, late).catch(() => false)]);
  late.abort();
  socket.destroy();

  return isClosed ? [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)) : null;
}

/** Sends bytes as fast as the socket takes them, until enough are sent or the connection ends. */
async function repeat(socket: Socket, bytes: Buffer, enough: number) {
  for (let sent = 0; sent < enough && !socket.destroyed; sent += bytes.length) {
    if (socket.write(bytes)) continue;

    const heard = new AbortController();
    const next = (event: string) => once(socket, event, heard).catch(() => {});
    await Promise.race([next('drain'), next('close'), pause(longestWait, null, heard).catch(() => {})]);
    heard.abort();
  }
}
