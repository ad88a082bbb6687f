import { createHash } from 'node:crypto';
import { listingStatus } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { giveForAd, giveForPhone, giveForSale } from '../../loyalty/points.ts';
import { demoAccounts } from './demoLogins.ts';

const dayMs = 86_400_000;

/**
 * Gives the accounts of the demo that one can sign in to points for a phone and for their ads. Repeating it changes
 * nothing.
 */
export async function openDemoPoints(sql: Sql, now: Date): Promise<void> {
  const emails = demoAccounts.map(([, email]) => email);
  const owners = await sql<{ id: number }[]>`
    select id::int from users where email in ${sql(emails)} and status = 1 order by id`;
  for (const { id: userId } of owners) {
    const ads = await sql<{ id: number; status: number }[]>`
      select id::int, status from ad
      where user_id = ${userId} and status in (${listingStatus.active}, ${listingStatus.sold}) order by id limit 5`;
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    const proof = createHash('sha256').update(`demo ${userId}`).digest();
    await sql.begin((transaction) => giveForPhone(transaction, userId, proof, daysAgo(ads.length + 10)));
    for (const [index, ad] of ads.entries()) {
      const when = daysAgo(ads.length - index);
      await sql.begin(async (transaction) => {
        await giveForAd(transaction, { id: ad.id, userId }, when);
        if (ad.status === listingStatus.sold) await giveForSale(transaction, { id: ad.id, userId }, when);
      });
    }
  }
}
