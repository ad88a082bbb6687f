import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { companyAccountsOf } from '../auth/memberships.ts';
import { listenForNotices } from './listenForNotices.ts';
import { roomOfAccount, type OwnedSocket, type SocketServer } from './Sockets.ts';

/**
 * Moves the sockets of this process between the rooms of companies when somebody joins or leaves one, or a company is
 * closed or suspended. Does nothing before `begin`. [H07, F22]
 */
export function watchMemberships(io: SocketServer, sql: Sql, logger: Logger) {
  let changes = 0;
  let waiting = false;
  let looking = Promise.resolve();

  async function moveSockets() {
    waiting = false;
    const sockets = [...io.sockets.sockets.values()];
    if (sockets.length === 0) return;

    const companies = await companyAccountsOf(sql, [...new Set(sockets.map(({ data }) => data.userId))]);
    await Promise.all(sockets.map((socket) => move(socket, companies.get(socket.data.userId) ?? [])));
  }

  // one after the other, so that an older result never overwrites a newer one
  function look() {
    if (waiting) return looking;

    waiting = true;
    const next = looking.then(moveSockets);
    looking = next.catch(() => {});

    return next;
  }

  const checkNow = () =>
    void look().catch((error: unknown) => logger.warn({ err: error }, 'the rooms of sockets cannot be looked at'));
  const notices = listenForNotices('memberships_changed', {
    sql,
    logger,
    look,
    onNotice() {
      changes += 1;
      checkNow();
    },
  });

  return {
    ...notices,
    /** Resolves when the rooms reflect every change that was received up to now. */
    settled: () => looking,
    /** Number of changes that were received up to now. */
    changes: () => changes,
    /** Call it for a new socket whose rooms were computed after `asOf` changes. */
    welcome(asOf: number) {
      if (changes !== asOf) checkNow();
    },
  };
}

async function move(socket: OwnedSocket, companies: readonly number[]) {
  const { userId, accountIds: before } = socket.data;
  const accountIds = [userId, ...companies];
  socket.data.accountIds = accountIds;
  const left = before.filter((id) => !accountIds.includes(id));
  const joined = accountIds.filter((id) => !before.includes(id));
  await Promise.all(left.map(async (id) => socket.leave(roomOfAccount(id))));
  await socket.join(joined.map(roomOfAccount));
}
