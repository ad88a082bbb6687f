import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { validSessions } from '../auth/validSessions.ts';
import { listenForNotices } from './listenForNotices.ts';
import { roomOfSession, type SocketServer } from './Sockets.ts';

/**
 * Closes the sockets of a session in this process as soon as the session ends. Does nothing before `begin`. [F03, H08]
 */
export function closeEndedSessions(io: SocketServer, sql: Sql, logger: Logger) {
  const end = (sessionId: string) => io.local.in(roomOfSession(sessionId)).disconnectSockets(true);

  async function look() {
    const open = [...new Set([...io.sockets.sockets.values()].map(({ data }) => data.sessionId))];
    if (open.length === 0) return;

    const standing = await validSessions(sql, open);
    for (const sessionId of open) if (!standing.has(sessionId)) end(sessionId);
  }

  return listenForNotices('session_ended', { sql, logger, onNotice: end, look });
}
