import type { SessionEntry } from '@volan/api-contract';
import type { Sql } from 'postgres';
import type { Principal } from '../platform/server/Principal.ts';

/** Where an account is signed in: the session that asks first, then the latest used. Those of administrators are not told. */
export async function sessionsOf(sql: Sql, { actor, sessionId }: Principal): Promise<SessionEntry[]> {
  const rows = await sql<
    { id: string; device: string; country: string | null; brand: string; created_at: Date; last_used_at: Date }[]
  >`
    select id, device, country, brand, created_at, last_used_at
    from session
    where user_id = ${actor.id} and impersonator_id is null and ended_at is null and expires_at > now()
      and last_used_at > now() - interval '30 days'
    order by id = ${sessionId} desc, last_used_at desc
    limit 100`;
  return rows.map(({ id, device, country, brand, created_at, last_used_at }) => ({
    id,
    device,
    country,
    brand,
    signed_in_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: id === sessionId,
  }));
}
