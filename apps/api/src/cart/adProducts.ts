import { boostProducts, listingStatus, type ProductKind } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { payBoost } from '../boosts/buyBoost.ts';
import type { OwnAd } from '../selling/ownership.ts';
import { reserveReview } from '../selling/priorityReview.ts';

/** What credits buy for an ad. */
export type AdProductKind = Extract<ProductKind, 'boost' | 'review'>;

/** The state that an ad has to be in. */
const neededStatus = { boost: listingStatus.active, review: listingStatus.pending } as const;

/** Whether credits buy something for ads. */
export const isAdProduct = (kind: ProductKind): kind is AdProductKind => kind in neededStatus;

/** Whether an ad can have a product now. [M07, J32] */
export const canHave = (kind: AdProductKind, { status }: Pick<OwnAd, 'status'>) => status === neededStatus[kind];

/** Something that is about to be paid with credits. */
export interface AdPurchase {
  /** Of the transfer: the same again is refused. */
  readonly id: string;
  /** Id in the price list. */
  readonly product: string;
  readonly kind: AdProductKind;
  /** Locked by the caller. */
  readonly ad: OwnAd;
  readonly actorId: number;
}

/**
 * Pays a product of an ad with credits of the account of the ad and gives it, in the transaction of the caller.
 *
 * @returns false where the ad cannot have it, or has it already: nothing was paid
 * @throws NotEnough
 */
export async function buyForAd(sql: TransactionSql, purchase: AdPurchase, now: Date): Promise<boolean> {
  const { id, product, kind, ad, actorId } = purchase;
  if (!canHave(kind, ad)) return false;
  if (kind === 'review') return (await reserveReview(sql, { id, ad, actorId }, now))?.isNew ?? false;
  const boost = boostProducts.find(({ tier }) => product === `boost-${tier}`);
  if (!boost) return false;
  await payBoost(sql, { id, ad, actorId, product: boost }, now);
  return true;
}
