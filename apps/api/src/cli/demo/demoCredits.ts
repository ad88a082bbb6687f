import { boostTypes } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { post, type Transfer } from '../../ledger/transfers.ts';
import { demoAccounts } from './demoLogins.ts';

const dayMs = 86_400_000;

/** Days of a promotion on the home page. [L06] */
const homeDays = 5;

type Movement = Pick<Transfer, 'kind' | 'amount'> & {
  readonly name: string;
  readonly daysAgo: number;
  readonly product?: string;
};

/** Movements of credits, the oldest first: 47 are left. */
const movements: readonly Movement[] = [
  { name: 'gift', kind: 'bonus', amount: 10, daysAgo: 60 },
  { name: 'packet', kind: 'purchase', amount: 50, daysAgo: 12, product: 'credits-50' },
  { name: 'home', kind: 'boost', amount: 10, daysAgo: 11, product: 'boost-home' },
  { name: 'pictures', kind: 'images', amount: 3, daysAgo: 5, product: 'images-20' },
];

/** Gives the accounts of the demo that one can sign in to some credits with a history. Repeating it changes nothing. */
export async function openDemoCredits(sql: Sql, now: Date): Promise<void> {
  const emails = demoAccounts.map(([, email]) => email);
  const owners = await sql<{ id: number; ad: number | null }[]>`
    select users.id::int, (select min(ad.id)::int from ad where user_id = users.id and ad.status = 2) as ad
    from users where email in ${sql(emails)} and status = 1 order by id`;
  for (const { id, ad } of owners) {
    for (const { name, kind, amount, daysAgo, product } of movements) {
      const isGain = kind === 'bonus' || kind === 'purchase';
      const [from, to] = isGain
        ? ([kind === 'bonus' ? 'bonus' : 'bank', { userId: id }] as const)
        : ([{ userId: id }, 'revenue'] as const);
      const facts = { ...(product && { product }), ...(!isGain && ad !== null && { ad_id: ad }) };
      const transfer: Transfer = { id: `demo-${id}-${name}`, from, to, unit: 'credit', amount, kind, facts };
      const at = new Date(now.getTime() - daysAgo * dayMs);
      await sql.begin(async (transaction) => {
        await post(transaction, transfer, at);
        if (kind !== 'boost' || ad === null) return;

        await transaction`
          insert into boost_purchase (id, ad_id, user_id, bought_by, type, credits, bought_at, starts_at, ends_at)
          values (${transfer.id}, ${ad}, ${id}, ${id}, ${boostTypes.BOOST_HOME}, ${amount}, ${at}, ${at},
            ${new Date(at.getTime() + homeDays * dayMs)})
          on conflict do nothing`;
      });
    }
  }
}
