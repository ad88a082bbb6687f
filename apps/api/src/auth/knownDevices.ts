import { createHash } from 'node:crypto';
import { networkOf } from '@volan/observability';
import type { Sql, TransactionSql } from 'postgres';
import type { CallContext } from '../platform/server/RequestContext.ts';

/** Most devices that an account knows; the ones that were unused longest are deleted first. */
export const maxDevices = 20;

/**
 * Identifies the sender of a request for the counters of tries and for codes: a browser by its cookie, an app by its
 * `uid`, and a client that shows neither by its network. It is a hash, so that the stored value cannot be used as a
 * cookie.
 *
 * @param id of the device, if it was just given and differs from the one in the request
 */
export function requesterOf({ session, address }: CallContext, id = session.device): Buffer {
  return createHash('sha256')
    .update(id === null ? `network ${networkOf(address)}` : `device ${id}`)
    .digest();
}

/** Whether somebody has signed in to an account from the device of the request. Without a device the answer is no. */
export async function isKnownDevice(sql: Sql, userId: number, context: CallContext): Promise<boolean> {
  const [row] = await sql`
    select from known_device where user_id = ${userId} and device = ${requesterOf(context)}`;
  return row !== undefined && context.session.device !== null;
}

/**
 * Remembers the device of somebody who is signed in to an account. A browser without an id gets one.
 *
 * @param lasting false: the browser forgets a new id when it is closed, as a shared computer should
 */
export async function rememberDevice(
  sql: Sql | TransactionSql,
  userId: number,
  context: CallContext,
  lasting: boolean,
): Promise<void> {
  const id = context.session.giveDevice(lasting);
  if (id === null) return;

  const device = requesterOf(context, id);
  await sql`
    insert into known_device (user_id, device) values (${userId}, ${device})
    on conflict (user_id, device) do update set seen_at = now()`;
  // Rows that another request has locked are skipped: two requests that wait for each other would end in a deadlock.
  await sql`
    delete from known_device where user_id = ${userId} and device in (
      select device from known_device where user_id = ${userId} and device in (
        select device from known_device where user_id = ${userId} order by seen_at desc offset ${maxDevices})
      for update skip locked)`;
}

/** Forgets devices that nobody signed in from for a year, which is how long their cookie lives. Returns how many. */
export async function deleteOldDevices(sql: Sql): Promise<number> {
  const { count } = await sql`delete from known_device where seen_at < now() - interval '1 year'`;
  return count;
}
