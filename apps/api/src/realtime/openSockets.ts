import type { Server as HttpServer } from 'node:http';
import { socketPath, socketRefusals } from '@volan/api-contract';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Server } from 'socket.io';
import type { Authenticate } from '../platform/server/Principal.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { closeEndedSessions } from './closeEndedSessions.ts';
import { isAllowedOrigin } from './isAllowedOrigin.ts';
import { roomOfAccount, roomOfSession, roomOfUser, type OwnedSocket, type SocketServer } from './Sockets.ts';
import { relayTyping } from './relayTyping.ts';
import { tellConversations } from './tellConversations.ts';

/** What sockets need. */
export interface SocketDeps {
  readonly sql: Sql;
  readonly authenticate: Authenticate;
  readonly limits: RateLimits;
  /** Shared with the web server, through which browsers come. */
  readonly webSecret: string;
  readonly logger: Logger;
}

/** Connections of one account: the tabs of a browser share one. */
const maxSocketsOfUser = 20;

/** How often one address may connect in a minute: an office has one for all. */
const maxConnectionsPerMinute = 240;

/** Longest frame, in bytes. */
const maxFrame = 64 * 1024;

/** What a socket may say: so many events in so many seconds. */
const eventLimit = { points: 20, duration: 10 };

/** A connection that does not say who it is ends after this time, in milliseconds. */
const silentMs = 5000;

/**
 * Opens sockets on the server of the API. The user comes from the access token of the handshake alone; rooms follow from it.
 * Everything that is said comes out of the outbox, on each process to its own sockets: no other service takes part.
 */
export function openSockets(
  server: HttpServer,
  { sql, authenticate, limits, webSecret, logger }: SocketDeps,
): { close(): Promise<void> } {
  const isTooMany = limits({ name: 'socket', max: maxConnectionsPerMinute, withinSeconds: 60 });
  const events = new RateLimiterMemory(eventLimit);
  const io: SocketServer = new Server(server, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxFrame,
    connectTimeout: silentMs,
    allowRequest(request, answer) {
      if (!isAllowedOrigin(request.headers, webSecret)) return answer('foreign origin', false);
      const address = request.headers['x-visitor-address'];
      const from = typeof address === 'string' ? address : (request.socket.remoteAddress ?? '');
      void (async () => {
        const refusal = await isTooMany(from).then(
          (tooMany) => (tooMany ? 'rate-limited' : null),
          () => 'unavailable',
        );
        answer(refusal, refusal === null);
      })();
    },
  });
  const told = tellConversations(io, sql, logger);
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
    const principal = typeof token === 'string' && token !== '' ? await authenticate(token) : null;
    if (!principal) return socketRefusals.token;
    const { actor, sessionId } = principal;
    await told.begin();
    sessions.begin();
    // counted and joined without a pause between them: twenty-five at once are not each the first
    if ((io.sockets.adapter.rooms.get(roomOfUser(actor.id))?.size ?? 0) >= maxSocketsOfUser)
      return socketRefusals.tooMany;
    const accountIds = [actor.id, ...(actor.memberships ?? []).map(({ accountId }) => accountId)];
    Object.assign(socket.data, { userId: actor.id, sessionId, accountIds });
    await socket.join([roomOfUser(actor.id), roomOfSession(sessionId), ...accountIds.map(roomOfAccount)]);
    return null;
  }

  io.on('connection', (socket) => {
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
    relayTyping(socket, io, sql, logger);
  });

  return {
    async close() {
      await Promise.all([told.close(), sessions.close()]);
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}
