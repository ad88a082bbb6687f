import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { catchUpPrices } from '../prices/catchUpPrices.ts';

/**
 * Counts prices up to the last change. Events wait for every transaction that began before them, so this may wait too.
 */
export async function countAllPrices(sql: Sql): Promise<void> {
  for (;;) {
    await catchUpPrices(sql);
    const [behind] = await sql`
      select from price_follower
      where xid is null or (xid, seq) < (select xid, seq from outbox order by xid desc, seq desc limit 1)`;
    if (!behind) return;

    await pause(10);
  }
}
