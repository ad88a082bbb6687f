import {
  deedPoints,
  deedsAMonth,
  levelOf,
  loyaltyLevels,
  pointsOfPayment,
  type CreditCurrency,
  type LedgerKind,
  type LoyaltyDeed,
} from '@volan/domain-rules';
import type { JSONValue, TransactionSql } from 'postgres';
import { balanceOf, post } from '../ledger/transfers.ts';
import { notify } from '../notifications/notify.ts';
import { marketTimeZone } from '../platform/brands/marketDay.ts';
import { earnedBy } from './readLoyalty.ts';

/** A deed: something that gives points. */
interface Deed {
  readonly kind: LoyaltyDeed;
  /** Id of the ad, the account or the order. */
  readonly of: number | string;
  readonly userId: number;
  readonly points: number;
  readonly movement: LedgerKind;
  readonly facts?: Readonly<Record<string, JSONValue>>;
  readonly proof?: Buffer;
}

/** Points for an ad that is public for the first time. A month has a limit of ads that give points. [M18] */
export const giveForAd = (sql: TransactionSql, ad: { readonly id: number; readonly userId: number }, now: Date) =>
  give(sql, { ...ofAd('ad', ad), movement: 'ad-published' }, now);

/**
 * Points for a sold ad, once: a second sale of it brings back the points that {@link withdrawForSale} took. A month has a
 * limit of ads that give points. [M18]
 */
export async function giveForSale(
  sql: TransactionSql,
  ad: { readonly id: number; readonly userId: number },
  now: Date,
): Promise<void> {
  await give(sql, { ...ofAd('sold', ad), movement: 'ad-sold' }, now);
  await restorePoints(sql, [`sold:${ad.id}`], now);
}

/** Withdraws the points for the sale of an ad that is public again, because the sale failed. [M18] */
export const withdrawForSale = (sql: TransactionSql, adId: number, now: Date) =>
  withdrawPoints(sql, [`sold:${adId}`], now);

const ofAd = (kind: 'ad' | 'sold', { id, userId }: { readonly id: number; readonly userId: number }) => ({
  kind,
  of: id,
  userId,
  points: deedPoints[kind],
  facts: { ad_id: id },
});

/**
 * Points for a verified phone, once for each account and once for each number.
 *
 * @param proof keyed hash of the number, because the number itself is not stored
 */
export const giveForPhone = (sql: TransactionSql, userId: number, proof: Buffer, now: Date) =>
  give(sql, { kind: 'phone', of: userId, userId, points: deedPoints.phone, movement: 'phone-verified', proof }, now);

/** Points for an order that was paid, by its amount. [M18] */
export async function giveForPayment(
  sql: TransactionSql,
  order: { readonly id: string; readonly userId: number; readonly total: number; readonly currency: CreditCurrency },
  now: Date,
): Promise<void> {
  const points = pointsOfPayment(order.total, order.currency);
  if (points === 0) return;

  const facts = { order_id: order.id };
  await give(sql, { kind: 'payment', of: order.id, userId: order.userId, points, movement: 'order-paid', facts }, now);
}

/** Makes changes to the points of one account run one after the other, until the transaction ends. */
async function lockPoints(sql: TransactionSql, userId: number) {
  const [account] = await sql<{ id: number }[]>`select ledger_account_of(${userId}::bigint, 'point') as id`;
  await sql`select from ledger_account where id = ${account?.id ?? 0} for no key update`;
}

/** Gives points for a deed in its own transaction, after all credits that it moves. The same deed again gives none. */
async function give(sql: TransactionSql, deed: Deed, now: Date): Promise<void> {
  const { kind, of, userId, points, movement, facts = {}, proof = null } = deed;
  const id = `${kind}:${of}`;
  await lockPoints(sql, userId);
  if ((kind === 'ad' || kind === 'sold') && (await givenThisMonth(sql, userId, kind, now)) >= deedsAMonth[kind]) return;

  const { count } = await sql`
    insert into loyalty_deed (id, user_id, kind, proof, points, given_at)
    values (${id}, ${userId}, ${kind}, ${proof}, ${points}, ${now})
    on conflict do nothing`;
  if (count === 0) return;

  const sides = { from: 'bonus', to: { userId }, unit: 'point' } as const;
  await post(sql, { id: `points:${id}`, ...sides, amount: points, kind: movement, facts }, now);
  await collectOwedPoints(sql, userId, now);
  await notifyOfLevel(sql, userId, points, now);
}

/**
 * Notifies an account that has just reached a higher level by these points, given or restored: once for each level, also
 * where points were withdrawn in between. [M19]
 */
async function notifyOfLevel(sql: TransactionSql, userId: number, points: number, now: Date): Promise<void> {
  const earned = await earnedBy(sql, userId);
  const { index } = levelOf(earned);
  const level = loyaltyLevels[index]?.id;
  if (level === undefined || index === levelOf(earned - points).index) return;

  const [known] = await sql`
    select from notification where user_id = ${userId} and event = 'level-reached' and facts->>'level' = ${level}`;
  if (known) return;

  await notify(sql, [userId], { event: 'level-reached', facts: { level } }, now);
}

async function givenThisMonth(sql: TransactionSql, userId: number, kind: LoyaltyDeed, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from loyalty_deed
    where user_id = ${userId} and kind = ${kind}
      and given_at >= date_trunc('month', ${now}::timestamptz, ${marketTimeZone})`;
  return row?.count ?? 0;
}

/**
 * Withdraws points of deeds that no longer count. If the account has too few points, the rest is taken from points that
 * it gets later. Deeds without points, or already withdrawn, are skipped. [M18]
 */
export const withdrawPoints = (sql: TransactionSql, deeds: readonly string[], now: Date) =>
  withdraw(sql, deeds, 0, now);

/** @param kept points of each deed that still count */
async function withdraw(sql: TransactionSql, deeds: readonly string[], kept: number, now: Date): Promise<void> {
  const owners = await sql<{ user_id: number }[]>`
    select distinct user_id::int from loyalty_deed where id in ${sql(deeds)} order by user_id`;
  for (const { user_id: userId } of owners) {
    await lockPoints(sql, userId);
    await sql`
      update loyalty_deed set withdrawn_at = ${now}, kept = ${kept}
      where id in ${sql(deeds)} and user_id = ${userId} and withdrawn_at is null and points > ${kept}`;
    await collectOwedPoints(sql, userId, now);
  }
}

/**
 * Withdraws the points for the refunded part of a payment; the buyer keeps the points for the rest. A payment is
 * refunded once. [M18]
 */
export async function withdrawPartOfPayment(
  sql: TransactionSql,
  { id, left, currency }: { readonly id: string; readonly left: number; readonly currency: CreditCurrency },
  now: Date,
): Promise<void> {
  await withdraw(sql, [`payment:${id}`], pointsOfPayment(left, currency), now);
}

interface RestoredDeed {
  /** Points that were taken from the balance, and those that count again for the level. */
  readonly taken: number;
  readonly restored: number;
  readonly rounds: number;
  readonly facts: Record<string, JSONValue>;
}

/** Restores deeds after a successful appeal. The withdrawn points come back. */
export async function restorePoints(sql: TransactionSql, deeds: readonly string[], now: Date): Promise<void> {
  const withdrawn = await sql<{ id: string; user_id: number }[]>`
    select id, user_id::int from loyalty_deed
    where id in ${sql(deeds)} and withdrawn_at is not null order by user_id, id`;
  for (const { id, user_id: userId } of withdrawn) {
    await lockPoints(sql, userId);
    const [deed] = await sql<RestoredDeed[]>`
      select taken, points - kept as restored, rounds, facts from loyalty_deed deed join ledger_transfer given on given.id = 'points:' || deed.id
      where deed.id = ${id} and withdrawn_at is not null`;
    if (!deed) continue;

    await sql`update loyalty_deed set withdrawn_at = null, taken = 0, kept = 0, rounds = rounds + 1 where id = ${id}`;
    if (deed.taken > 0) {
      const sides = { from: 'bonus', to: { userId }, unit: 'point', kind: 'points-restored' } as const;
      const { taken: amount, facts } = deed;
      await post(sql, { id: `points:${id}:restored:${deed.rounds}`, ...sides, amount, facts }, now);
    }
    await collectOwedPoints(sql, userId, now);
    await notifyOfLevel(sql, userId, deed.restored, now);
  }
}

interface OwedPoints {
  readonly id: string;
  readonly taken: number;
  readonly missing: number;
  readonly rounds: number;
  readonly facts: Record<string, JSONValue>;
}

/**
 * Takes the points that withdrawn deeds still owe, never below a balance of zero. The caller has locked the account.
 */
async function collectOwedPoints(sql: TransactionSql, userId: number, now: Date): Promise<void> {
  const owed = await sql<OwedPoints[]>`
    select deed.id, taken, points - taken - kept as missing, rounds, facts
    from loyalty_deed deed join ledger_transfer given on given.id = 'points:' || deed.id
    where user_id = ${userId} and withdrawn_at is not null and taken + kept < points order by deed.id`;
  let left = owed.length === 0 ? 0 : await balanceOf(sql, userId, 'point');
  for (const { id, taken, missing, rounds, facts } of owed) {
    const amount = Math.min(left, missing);
    if (amount === 0) return;

    left -= amount;
    await sql`update loyalty_deed set taken = taken + ${amount} where id = ${id}`;
    const sides = { from: { userId }, to: 'bonus', unit: 'point', kind: 'points-withdrawn' } as const;
    await post(sql, { id: `points:${id}:withdrawn:${rounds}:${taken}`, ...sides, amount, facts }, now);
  }
}
