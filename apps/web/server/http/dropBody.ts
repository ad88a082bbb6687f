import type { IncomingMessage } from 'node:http';
import { announcesBody } from '@volan/observability';
import type { FastifyInstance } from 'fastify';

/** Bytes a second of refused bodies that a process reads, of all senders together. It costs a fifth of one core. */
const bytesPerSecond = 50_000_000;

/** Milliseconds between two readings. */
const everyMs = 10;

let bodies: readonly IncomingMessage[] = [];
let timer: NodeJS.Timeout | undefined;

/**
 * Reads and drops the rest of a body: its sender may look for the answer only after it has sent everything. Senders
 * take turns within one rate, so that many large bodies leave the process time for pages.
 */
export function dropBody(body: IncomingMessage) {
  // once something was read, Node does not drop the rest itself, which it does at full speed
  body.read();
  bodies = [...bodies, body];
  timer ??= setInterval(readSome, everyMs).unref();
}

function readSome() {
  let left = (bytesPerSecond * everyMs) / 1000;
  const unread: IncomingMessage[] = [];
  const read: IncomingMessage[] = [];
  for (const body of bodies) {
    if (body.destroyed || (body.complete && body.readableLength === 0)) continue;
    if (left <= 0) {
      unread.push(body);
      continue;
    }
    left -= (body.read() as Buffer | null)?.length ?? 0;
    read.push(body);
  }
  // those that were read come last next time
  bodies = [...unread, ...read];
  if (bodies.length > 0) return;

  clearInterval(timer);
  timer = undefined;
}

/** Drops the bodies of requests that are answered before their body was read. */
export function dropUnreadBodies(app: FastifyInstance) {
  app.addHook('onSend', async ({ raw }) => {
    if (announcesBody(raw) && !raw.complete && raw.readableFlowing === null) dropBody(raw);
  });
}
