import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { onlyForWeb } from '../server/onlyForWeb.ts';
import type { ChangeFeed } from './ChangeFeed.ts';

/**
 * How often a quiet feed sends its position, in milliseconds. A reader that hears nothing for longer treats it as lost.
 */
const beatEvery = 2000;

/** Unread bytes after which a reader is disconnected: it connects again and starts from the beginning. */
const maxUnread = 1_000_000;

/** The feed, and the secret of its listeners. */
export interface ChangeRoutes {
  readonly changes: ChangeFeed;
  /** Shared with the web server, which alone may listen. */
  readonly webSecret: string;
}

/**
 * `/internal/changes`: one line of JSON for each change, for web processes. A line without `ads` only reports the
 * position of the feed.
 */
export function changeRoutes(app: FastifyInstance, { changes, webSecret }: ChangeRoutes) {
  const listeners = new Set<ServerResponse>();

  function send(listener: ServerResponse, line: object) {
    listener.write(`${JSON.stringify(line)}\n`);
    if (listener.writableLength > maxUnread) {
      listener.destroy();
    }
  }

  app.get('/internal/changes', { onRequest: onlyForWeb(webSecret) }, (_request, reply) => {
    reply.hijack();
    const listener = reply.raw;
    listener.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    listener.flushHeaders();
    const beat = () => {
      const position = changes.position();
      if (position !== null) {
        send(listener, { position });
      }
    };
    const unsubscribe = changes.subscribe((change) => send(listener, change));
    const timer = setInterval(beat, beatEvery);
    listeners.add(listener);
    listener.once('close', () => {
      clearInterval(timer);
      unsubscribe();
      listeners.delete(listener);
    });
    beat();
  });

  // A server that stops waits for its responses, and these never end by themselves.
  app.addHook('preClose', async () => listeners.forEach((listener) => listener.end()));
}
