import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { roomOfAccount, type OwnedSocket, type SocketServer } from './Sockets.ts';

const place = z.strictObject({ ad_id: z.int(), account_id: z.int(), other_id: z.int() });

/** Tells the other side of a conversation that one writes. What does not fit, or is not the own conversation, is not heard. */
export function relayTyping(socket: OwnedSocket, io: SocketServer, sql: Sql, logger: Logger) {
  socket.on('typing', (said) => {
    const { success, data } = place.safeParse(said);
    if (!success || !socket.data.accountIds.includes(data.account_id)) return;
    mayHear(sql, data).then(
      (heard) => {
        if (!heard) return;
        const { ad_id, account_id, other_id } = data;
        io.to(roomOfAccount(other_id)).emit('typing', { ad_id, account_id: other_id, other_id: account_id });
      },
      (error: unknown) => logger.warn({ err: error }, 'somebody writes, and it could not be told'),
    );
  });
}

/** Whether the two stand in a conversation about the ad, and neither has blocked the other. */
async function mayHear(sql: Sql, { ad_id, account_id, other_id }: z.infer<typeof place>) {
  const [row] = await sql<{ heard: boolean }[]>`
    select not exists (
      select from blocked_user
      where (user_id, blocked_id) in ((${account_id}, ${other_id}), (${other_id}, ${account_id}))
    ) as heard
    from conversation
    where ad_id = ${ad_id} and (buyer_id, seller_id) in ((${account_id}, ${other_id}), (${other_id}, ${account_id}))`;
  return row?.heard ?? false;
}
