import {
  Failure,
  type BoughtBoost,
  type buyBoost as call,
  type CallRequest,
  type MissingCredits,
} from '@volan/api-contract';
import { boostProducts, listingStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { NotEnough } from '../ledger/refusals.ts';
import { balanceOf, post } from '../ledger/transfers.ts';
import { idempotencyKeyOf, principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { actAs, findOwnAd } from '../selling/ownership.ts';

/** What promotions stand on. */
export interface BoostDeps {
  readonly sql: Sql;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Bought =
  | BoughtBoost
  | Failure<'not-found' | 'forbidden' | 'conflict', null>
  | Failure<'not-enough-credits', MissingCredits>;

interface Purchase {
  readonly id: string;
  readonly ad_id: number;
  readonly user_id: number;
  readonly type: number;
  readonly credits: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Pays and promotes in one transaction: one without the other never happens. [M07, A04] */
export async function buyBoost(
  { sql, now }: BoostDeps,
  { ad_id: adId, tier }: CallRequest<typeof call>,
  context: CallContext,
): Promise<Bought> {
  const { actor } = principalOf(context);
  const product = boostProducts.find((each) => each.tier === tier);
  if (!product) throw new Error('The contract lets no other tier in.');
  const id = `boost:${actor.id}:${idempotencyKeyOf(context)}`;
  const moment = new Date(now());
  try {
    return await sql.begin(async (transaction): Promise<Bought> => {
      // two tries with one key, and two purchases for one ad, come one after the other
      const ad = await findOwnAd(transaction, 'ads.boost', actor, adId, true);
      if (ad instanceof Failure) return ad;
      const [before] = await transaction<Purchase[]>`${purchases(transaction)} where id = ${id}`;
      if (before) {
        const isSame = before.ad_id === adId && before.type === product.id;
        return isSame ? answerTo(transaction, before, product.tier) : new Failure<'conflict', null>('conflict');
      }
      if (ad.status !== listingStatus.active) return new Failure<'conflict', null>('conflict');
      await post(
        transaction,
        {
          ...{ id, from: { userId: ad.userId }, to: 'revenue', unit: 'credit', amount: product.credits, kind: 'boost' },
          facts: { ad_id: adId, product: `boost-${tier}` },
          ...(actor.id !== ad.userId && { actorId: actor.id }),
        },
        moment,
      );
      await actAs(transaction, actor.id);
      const added = await promote(transaction, adId, product.id, product.days, moment);
      const [bought] = await transaction<Purchase[]>`
        insert into boost_purchase (id, ad_id, user_id, bought_by, type, credits, bought_at, starts_at, ends_at)
        values (${id}, ${adId}, ${ad.userId}, ${actor.id}, ${product.id}, ${product.credits}, ${moment}, ${added.from}, ${added.to})
        returning id, ad_id::int, user_id::int, type, credits, starts_at, ends_at`;
      if (!bought) throw new Error('A row that was written comes back.');
      return answerTo(transaction, bought, product.tier);
    });
  } catch (error) {
    if (error instanceof NotEnough) return new Failure('not-enough-credits', { data: { missing: error.missing } });
    throw error;
  }
}

const purchases = (sql: TransactionSql) => sql`
  select id, ad_id::int, user_id::int, type, credits, starts_at, ends_at from boost_purchase`;

/** Adds days to what runs of the same kind, else begins now. [M07] */
async function promote(sql: TransactionSql, adId: number, type: number, days: number, now: Date) {
  const [extended] = await sql<{ from: Date; to: Date }[]>`
    with running as (
      select id, ends_at from ad_boost
      where ad_id = ${adId} and type = ${type} and ends_at > ${now} order by ends_at desc limit 1)
    update ad_boost set ends_at = ad_boost.ends_at + make_interval(hours => ${24 * days})
    from running where ad_boost.id = running.id
    returning running.ends_at as from, ad_boost.ends_at as to`;
  if (extended) return extended;
  const [begun] = await sql<{ from: Date; to: Date }[]>`
    insert into ad_boost (ad_id, type, starts_at, ends_at)
    values (${adId}, ${type}, ${now}, ${now}::timestamptz + make_interval(hours => ${24 * days}))
    returning starts_at as from, ends_at as to`;
  if (!begun) throw new Error('A row that was written comes back.');
  return begun;
}

async function answerTo(sql: TransactionSql, purchase: Purchase, tier: BoughtBoost['tier']): Promise<BoughtBoost> {
  const { ad_id, credits, starts_at, ends_at, user_id } = purchase;
  return {
    ...{ ad_id, tier, credits },
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    balance: await balanceOf(sql, user_id, 'credit'),
  };
}
