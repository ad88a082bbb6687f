import type { Server as HttpServer } from 'node:http';
import { socketPath, socketRefusals } from '@volan/api-contract';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Server } from 'socket.io';
import type { Authenticate } from '../platform/server/Principal.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { closeEndedSessions } from './closeEndedSessions.ts';
import { watchMemberships } from './watchMemberships.ts';
import { addressOf, isAllowedOrigin } from './handshake.ts';
import { limitTraffic } from './limitTraffic.ts';
import { openTypingBus } from './openTypingBus.ts';
import { relayTyping } from './relayTyping.ts';
import {
  roomOfAccount,
  roomOfProcess,
  roomOfSession,
  roomOfUser,
  type OwnedSocket,
  type SocketServer,
} from './Sockets.ts';
import { notifyConversations } from './notifyConversations.ts';

/** Dependencies of sockets. */
export interface SocketDeps {
  readonly sql: Sql;
  readonly authenticate: Authenticate;
  readonly limits: RateLimits;
  /** Shared with the web server, which forwards the connections of browsers. */
  readonly webSecret: string;
  /** Address of the Redis that carries typing between processes. Null: typing is seen only within one process. */
  readonly redisUrl: string | null;
  readonly logger: Logger;
}

/** Most connections of one account. The tabs of a browser share one. */
const maxSocketsOfUser = 20;

/** Most connections of one address in a minute. All people of an office share an address. */
const maxConnectionsPerMinute = 240;

/** Longest frame, in bytes. */
const maxFrame = 64 * 1024;

/** Most events that a socket may send, and in how many seconds. */
const eventLimit = { points: 20, duration: 10 };

/** A connection without a token is closed after this time, in milliseconds. */
const silentMs = 5000;

/**
 * Opens sockets on the server of the API. Only the access token of the handshake decides about the user and the rooms.
 * Every event that must arrive comes from the outbox, and each process sends it to its own sockets, without another
 * service. Only typing may also go over Redis.
 */
export function openSockets(
  server: HttpServer,
  { sql, authenticate, limits, webSecret, redisUrl, logger }: SocketDeps,
): { close(): Promise<void> } {
  const isTooMany = limits({ name: 'socket', max: maxConnectionsPerMinute, withinSeconds: 60 });
  const events = new RateLimiterMemory(eventLimit);
  const bus = redisUrl === null ? null : openTypingBus(redisUrl, logger);
  const io: SocketServer = new Server(server, {
    ...(bus && { adapter: bus.adapter }),
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxFrame,
    connectTimeout: silentMs,
    allowRequest({ headers, socket }, answer) {
      if (!isAllowedOrigin(headers, webSecret)) return answer('foreign origin', false);

      void (async () => {
        const refusal = await isTooMany(addressOf(headers, socket.remoteAddress ?? '', webSecret)).then(
          (tooMany) => (tooMany ? 'rate-limited' : null),
          () => 'unavailable',
        );
        answer(refusal, refusal === null);
      })();
    },
  });
  limitTraffic(io.engine);
  const memberships = watchMemberships(io, sql, logger);
  const conversations = notifyConversations(io, sql, logger, memberships.settled);
  const sessions = closeEndedSessions(io, sql, logger);

  io.use((socket, next) => {
    void (async () => {
      const refusal = await admit(socket).catch((error: unknown) => {
        logger.warn({ err: error }, 'a socket could not be admitted');
        return socketRefusals.unavailable;
      });
      next(refusal === null ? undefined : new Error(refusal));
    })();
  });

  async function admit(socket: OwnedSocket): Promise<string | null> {
    const token: unknown = socket.handshake.auth['token'];
    const asOf = memberships.changes();
    const principal = typeof token === 'string' && token !== '' ? await authenticate(token) : null;
    if (!principal) return socketRefusals.token;

    const { actor, sessionId } = principal;
    await conversations.begin();
    sessions.begin();
    memberships.begin();
    // no await between counting and joining, so that many connections at once cannot exceed the limit
    if ((io.sockets.adapter.rooms.get(roomOfUser(actor.id))?.size ?? 0) >= maxSocketsOfUser)
      return socketRefusals.tooMany;

    const accountIds = [actor.id, ...(actor.memberships ?? []).map(({ accountId }) => accountId)];
    Object.assign(socket.data, { userId: actor.id, sessionId, accountIds, asOf });
    const rooms = [roomOfUser(actor.id), roomOfSession(sessionId), ...accountIds.map(roomOfAccount)];
    await socket.join([roomOfProcess, ...rooms]);

    return null;
  }

  // errors: each socket of the library has its own listener
  io.on('connection', (socket) => {
    memberships.welcome(socket.data.asOf);
    socket.use((_event, next) => {
      void (async () => {
        const isFine = await events.consume(socket.id).then(
          () => true,
          () => false,
        );
        if (isFine) next();
        else socket.disconnect(true);
      })();
    });
    socket.on('register', (userId, answer) => {
      if (typeof answer === 'function') answer(userId === socket.data.userId);
    });
    relayTyping(socket, { io, sql, logger, hasOthers: bus !== null });
  });

  return {
    async close() {
      await Promise.all([conversations.close(), sessions.close(), memberships.close()]);
      await io.sockets.adapter.close();
      bus?.close();
      // without a message: a client with a message to leave, as at the end of a session, does not connect again
      // automatically
      io.engine.close();
    },
  };
}
