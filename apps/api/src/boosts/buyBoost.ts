import {
  Failure,
  type BoughtBoost,
  type buyBoost as call,
  type CallRequest,
  type MissingCredits,
} from '@volan/api-contract';
import { boostProducts, listingStatus, type BoostProduct } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { refuseWithheld } from '../countries/withheldFor.ts';
import { NotEnough, TransferRefused } from '../ledger/refusals.ts';
import { balanceOf, post } from '../ledger/transfers.ts';
import { idempotencyKeyOf, principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { actAs, findOwnAd, type OwnAd } from '../ads/ownership.ts';

/** Dependencies of promotions. */
export interface BoostDeps {
  readonly sql: Sql;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Bought =
  | BoughtBoost
  | Failure<'not-found' | 'forbidden' | 'conflict' | 'boost-changed' | 'ad-not-active' | 'not-offered', null>
  | Failure<'not-enough-credits', MissingCredits>;

/** A promotion that is about to be paid. */
export interface BoostOrder {
  /** Id of the transfer: the same id is refused a second time. */
  readonly id: string;
  readonly ad: OwnAd;
  /** The user who buys it. */
  readonly actorId: number;
  readonly product: BoostProduct;
}

/** A promotion that was bought, with the days that it added. */
export interface Purchase {
  readonly id: string;
  readonly ad_id: number;
  readonly user_id: number;
  readonly type: number;
  readonly credits: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/**
 * Pays a promotion of an active ad that is locked, and begins or extends it, in the transaction of the caller.
 *
 * @throws NotEnough, TransferRefused
 */
export async function payBoost(
  sql: TransactionSql,
  { id, ad, actorId, product }: BoostOrder,
  now: Date,
): Promise<Purchase> {
  await post(
    sql,
    {
      id,
      from: { userId: ad.userId },
      to: 'revenue',
      unit: 'credit',
      amount: product.credits,
      kind: 'boost',
      facts: { ad_id: ad.id, product: `boost-${product.tier}` },
      ...(actorId !== ad.userId && { actorId }),
    },
    now,
  );
  await actAs(sql, actorId);
  const added = await promote(sql, ad.id, product.id, product.days, now);
  const [bought] = await sql<Purchase[]>`
    insert into boost_purchase (id, ad_id, user_id, bought_by, type, credits, bought_at, starts_at, ends_at)
    values (${id}, ${ad.id}, ${ad.userId}, ${actorId}, ${product.id}, ${product.credits}, ${now}, ${added.from},
      ${added.to})
    on conflict (id) do nothing returning id, ad_id::int, user_id::int, type, credits, starts_at, ends_at`;
  // the same payment for another ad: the ledger compares the amounts, not the purpose
  if (!bought) throw new TransferRefused(`Another ad was promoted as ${id}.`);

  return bought;
}

/**
 * Ends a promotion that was bought, if it is not over and no sale ended it: the days that are left are cancelled, and its credits are
 * returned.
 *
 * @param returnId id of the transfer that returns the credits
 */
export async function returnBoost(sql: TransactionSql, id: string, returnId: string, now: Date): Promise<void> {
  // the ad is locked first, as everywhere: a transaction that waits for it holds no lock that this one needs
  await sql`select from ad where id = (select ad_id from boost_purchase where id = ${id}) for update`;
  const [bought] = await sql<Purchase[]>`${purchases(sql)} where id = ${id} and ends_at > ${now} and ended_at is null`;
  if (!bought) return;

  const { ad_id: adId, user_id: userId, type, credits, starts_at: startsAt } = bought;
  const from = new Date(Math.max(startsAt.getTime(), now.getTime()));
  await sql`
    update boost_purchase set ends_at = greatest(${from}, starts_at + interval '1 second'), returned_at = ${now}
    where id = ${id}`;
  await sql`
    update ad_boost set ends_at = greatest(${now}::timestamptz, starts_at + interval '1 second',
      ends_at - (${bought.ends_at}::timestamptz - ${from}::timestamptz))
    where ad_id = ${adId} and type = ${type} and ends_at > ${now}`;
  await post(
    sql,
    {
      id: returnId,
      from: 'revenue',
      to: { userId },
      unit: 'credit',
      amount: credits,
      kind: 'refund',
      facts: { ad_id: adId },
    },
    now,
  );
}

/** Pays and promotes in one transaction: one without the other never happens. [M07, A04] */
export async function buyBoost(
  { sql, now }: BoostDeps,
  { ad_id: adId, tier, seen }: CallRequest<typeof call>,
  context: CallContext,
): Promise<Bought> {
  const { actor } = principalOf(context);
  const product = boostProducts.find((each) => each.tier === tier);
  if (!product) throw new Error('The contract lets no other tier in.');

  const id = `boost:${actor.id}:${idempotencyKeyOf(context)}`;
  const moment = new Date(now());
  try {
    return await sql.begin(async (transaction): Promise<Bought> => {
      // two tries with one key, and two purchases for one ad, run one after the other
      const ad = await findOwnAd(transaction, 'ads.boost', actor, adId, true);
      if (ad instanceof Failure) return ad;

      const [before] = await transaction<Purchase[]>`${purchases(transaction)} where id = ${id}`;
      if (before) {
        const isSame = before.ad_id === adId && before.type === product.id;
        return isSame ? answerTo(transaction, before, product.tier) : new Failure<'conflict', null>('conflict');
      }
      const withheld = await refuseWithheld(transaction, ad.userId, 'boosts');
      if (withheld) return withheld;
      if (ad.status !== listingStatus.active) return new Failure<'ad-not-active', null>('ad-not-active');

      const isAsSeen =
        !seen ||
        (seen.credits === product.credits &&
          (await isEnd(transaction, { adId, type: product.id }, seen.runs_until, moment)));
      if (!isAsSeen) return new Failure<'boost-changed', null>('boost-changed');

      const bought = await payBoost(transaction, { id, ad, actorId: actor.id, product }, moment);

      return answerTo(transaction, bought, product.tier);
    });
  } catch (error) {
    if (error instanceof NotEnough) return new Failure('not-enough-credits', { data: { missing: error.missing } });
    if (error instanceof TransferRefused) return new Failure<'conflict', null>('conflict');
    throw error;
  }
}

const purchases = (sql: TransactionSql) => sql`
  select id, ad_id::int, user_id::int, type, credits, starts_at, ends_at from boost_purchase`;

/** Whether the running promotion of a kind ends at `end`; null means that none runs. */
async function isEnd(
  sql: TransactionSql,
  { adId, type }: { readonly adId: number; readonly type: number },
  end: string | null,
  now: Date,
): Promise<boolean> {
  const [runs] = await sql<{ ends_at: Date }[]>`
    select ends_at from ad_boost
    where ad_id = ${adId} and type = ${type} and ends_at > ${now} order by ends_at desc limit 1`;
  return (runs?.ends_at.getTime() ?? null) === (end === null ? null : Date.parse(end));
}

/** Extends the running promotion of the same kind by days, or starts one now. [M07] */
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
    ad_id,
    tier,
    credits,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    balance: await balanceOf(sql, user_id, 'credit'),
  };
}
