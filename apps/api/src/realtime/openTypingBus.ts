import { setTimeout as pause } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Logger } from 'pino';
import { createClient } from 'redis';

/** Carries typing events to the other processes of the API. It may lose events. */
export interface TypingBus {
  /** The adapter for the server of sockets. The bus ends with it. */
  readonly adapter: ReturnType<typeof createAdapter>;
  /** Ends the connections, whatever state Redis is in. Close the adapter first. */
  close(): void;
}

/** Longest wait of a reader for new events, in milliseconds. */
const blockMs = 2000;

/** A connection without traffic for this time counts as dead or frozen, in milliseconds; longer than a reader waits. */
const silentMs = 5000;

/** Pause between two attempts while Redis is away, in milliseconds. */
const retryMs = 500;

/** Most commands that wait for a reply: further ones are thrown away, so that a frozen Redis takes no memory. */
const maxPending = 100;

/** Events that Redis keeps; nobody reads an old one. */
const maxEvents = 1000;

/**
 * Connects through Redis. Returns at once. Redis may be away now or later, frozen or empty. This is logged once, and
 * its only effect is that typing is seen only within one process.
 */
export function openTypingBus(url: string, logger: Logger): TypingBus {
  // errors: both are listened to below
  const open = () =>
    createClient({
      url,
      disableOfflineQueue: true,
      commandsQueueMaxLength: maxPending,
      pingInterval: blockMs,
      socket: { connectTimeout: silentMs, socketTimeout: silentMs, reconnectStrategy: retryMs },
    });
  // a reader holds its connection while it waits
  const [writer, reader] = [open(), open()];
  let isAway = false;
  let isClosed = false;
  for (const client of [writer, reader]) {
    client.on('error', (error: unknown) => {
      // the limit of pending commands was exceeded; the connection itself works
      if (client.isReady) return;
      if (!isAway && !isClosed)
        logger.warn({ err: error }, 'Redis is away: signs of typing reach only users of the same process');
      isAway = true;
    });
    client.on('ready', () => {
      if (!isAway || !writer.isReady || !reader.isReady) return;

      isAway = false;
      logger.info('Redis is back');
    });
    // it tries until it is closed
    client.connect().catch(() => {});
  }

  /**
   * The functions of a client that the adapter uses. With the real clients it would read without a pause while Redis is
   * away, and open a third connection for replies between processes, which are not used.
   */
  const client = {
    duplicate: () => client,
    async connect() {},
    disconnect() {},
    on() {},
    subscribe() {},
    /** the adapter detects the kind of client by this name */
    sSubscribe() {},
    xAdd: writer.xAdd.bind(writer),
    async xRead(...asked: Parameters<typeof reader.xRead>) {
      try {
        return await reader.xRead(...asked);
      } catch (error) {
        await pause(retryMs, null, { ref: false });
        throw error;
      }
    },
  };

  return {
    adapter: createAdapter(client, {
      streamName: 'volan-typing',
      maxLen: maxEvents,
      blockTimeInMs: blockMs,
      onlyPlaintext: true,
    }),
    close() {
      isClosed = true;
      for (const each of [writer, reader]) if (each.isOpen) each.destroy();
    },
  };
}
