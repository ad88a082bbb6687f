import { networkOf } from '@volan/observability';
import type { SessionEntry } from '@volan/api-contract';
import type { Sql } from 'postgres';
import type { Principal } from '../platform/server/Principal.ts';

interface SessionRow extends Pick<SessionEntry, 'id' | 'device' | 'country' | 'brand' | 'unusual'> {
  address: string;
  created_at: Date;
  last_used_at: Date;
}

/** The sessions of an account: the current one first, then by last use. Sessions of administrators are not listed. */
export async function sessionsOf(sql: Sql, { actor, sessionId }: Principal): Promise<SessionEntry[]> {
  const rows = await sql<SessionRow[]>`
    select id, device, country, brand, coalesce(address, '') as address, created_at, last_used_at,
      exists (
        select from session earlier
        where earlier.user_id = session.user_id and earlier.impersonator_id is null
          and earlier.created_at < session.created_at and earlier.country is not null
        having count(*) > 0 and bool_and(earlier.country <> session.country)) as unusual
    from session
    where user_id = ${actor.id} and impersonator_id is null and ended_at is null and expires_at > now()
      and last_used_at > now() - interval '30 days'
    order by id = ${sessionId} desc, last_used_at desc
    limit 100`;
  return rows.map(({ address, created_at, last_used_at, ...session }) => ({
    ...session,
    network: shownNetwork(address),
    signed_in_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: session.id === sessionId,
  }));
}

/** The network of an address. A local address, or one of nobody, is shown itself, since it has no network. */
function shownNetwork(address: string): string {
  const network = networkOf(address);
  return network.startsWith('0:0:0:0::') ? address : network;
}
