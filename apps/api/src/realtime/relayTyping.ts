import { userStatus } from '@volan/domain-rules';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { validMemberships } from '../auth/memberships.ts';
import { roomOfAccount, roomOfProcess, type OwnedSocket, type SocketServer } from './Sockets.ts';

const conversationPlace = z.strictObject({ ad_id: z.int(), account_id: z.int(), other_id: z.int() });

/** Dependencies of typing events. */
interface TypingDeps {
  readonly io: SocketServer;
  readonly sql: Sql;
  readonly logger: Logger;
  /** Whether events can reach other processes of the API. */
  readonly hasOthers: boolean;
}

/**
 * Tells the other side of a conversation that somebody is typing. Events that are malformed, or about a conversation of
 * others, are ignored.
 */
export function relayTyping(socket: OwnedSocket, { io, sql, logger, hasOthers }: TypingDeps) {
  socket.on('typing', (said) => {
    const { success, data } = conversationPlace.safeParse(said);
    if (!success || !socket.data.accountIds.includes(data.account_id)) return;

    canReceiveTyping(sql, socket.data.userId, data).then(
      (heard) => {
        if (!heard) return;

        const { ad_id, account_id, other_id } = data;
        const room = roomOfAccount(other_id);
        const typing = { ad_id, account_id: other_id, other_id: account_id };
        io.local.to(room).emit('typing', typing);
        // without this process, whose sockets would have to wait for Redis, and get nothing while it is away
        if (hasOthers) io.to(room).except(roomOfProcess).emit('typing', typing);
      },
      (error: unknown) => logger.warn({ err: error }, 'somebody writes, and it could not be told'),
    );
  });
}

/**
 * Whether the user is active and may act for the account now, both sides have this conversation about the ad, and
 * neither has blocked the other. A seller whom a buyer only reported has no conversation. [P16]
 */
async function canReceiveTyping(
  sql: Sql,
  userId: number,
  { ad_id, account_id, other_id }: z.infer<typeof conversationPlace>,
) {
  const [row] = await sql<{ heard: boolean }[]>`
    select (select status from users where id = ${userId}) = ${userStatus.active}
      and (${account_id} = ${userId} or exists (
        select from ${validMemberships(sql)} where company_member.user_id = ${userId} and account.id = ${account_id}))
      and not exists (
        select from blocked_user
        where (user_id, blocked_id) in ((${account_id}, ${other_id}), (${other_id}, ${account_id}))
      ) as heard
    from conversation
    where ad_id = ${ad_id} and (buyer_id, seller_id) in ((${account_id}, ${other_id}), (${other_id}, ${account_id}))
      and (select count(*) from conversation_member where conversation_id = conversation.id) = 2`;
  return row?.heard ?? false;
}
