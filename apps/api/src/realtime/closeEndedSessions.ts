import type { Logger } from 'pino';
import type { ListenMeta, Sql } from 'postgres';
import { sessionsThatStand } from '../auth/sessions.ts';
import { roomOfSession, type SocketServer } from './Sockets.ts';

/** How often all sessions are looked at again, in milliseconds: a notice may be lost, and sessions also end by time. */
const lookEveryMs = 60_000;

/** Ends the sockets of a session as soon as it has ended, in this process. Does nothing before it is begun. [F03, H08] */
export function closeEndedSessions(io: SocketServer, sql: Sql, logger: Logger) {
  let timer: NodeJS.Timeout | undefined;
  let listening: Promise<ListenMeta | null> | undefined;

  const end = (sessionId: string) => io.local.in(roomOfSession(sessionId)).disconnectSockets(true);

  async function look() {
    const open = [...new Set([...io.sockets.sockets.values()].map(({ data }) => data.sessionId))];
    if (open.length === 0) return;
    const standing = await sessionsThatStand(sql, open);
    for (const sessionId of open) if (!standing.has(sessionId)) end(sessionId);
  }
  const lookNow = () =>
    void look().catch((error: unknown) => logger.warn({ err: error }, 'the sessions of sockets cannot be looked at'));

  return {
    begin() {
      timer ??= setInterval(lookNow, lookEveryMs).unref();
      // what ended while the database was away was not told
      listening ??= sql.listen('session_ended', end, lookNow).catch((error: unknown) => {
        logger.warn({ err: error }, 'no notice of ended sessions, looking each minute');
        return null;
      });
    },
    async close() {
      clearInterval(timer);
      await (await listening?.catch(() => null))?.unlisten().catch(() => {});
    },
  };
}
