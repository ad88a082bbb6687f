import { Failure } from '@volan/api-contract';
import { boostProducts, imagePackages, isForAd, listingStatus, type ProductKind } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { payBoost } from '../boosts/buyBoost.ts';
import { payImagePackage } from '../imagePackages/buyImagePackage.ts';
import { boughtImages } from '../imagePackages/packages.ts';
import { isEditable } from '../ads/editable.ts';
import type { OwnAd } from '../ads/ownership.ts';
import { reserveReview } from '../moderation/priorityReview.ts';

/** Kinds of products for an ad that credits can buy. */
export type AdProductKind = Extract<ProductKind, 'boost' | 'images' | 'review'>;

/** Whether credits can buy a kind of product for ads. */
export const isAdProduct = (kind: ProductKind): kind is AdProductKind => isForAd(kind);

/**
 * Whether an ad can have a product now. An ad with a package of pictures gets a larger one in its form, where it costs
 * the difference. [M07, J32, L13]
 */
export async function canHave(
  sql: Sql | TransactionSql,
  kind: AdProductKind,
  { id, status }: Pick<OwnAd, 'id' | 'status'>,
): Promise<boolean> {
  if (kind === 'boost') return status === listingStatus.active;
  if (kind === 'review') return status === listingStatus.pending;
  return isEditable(status) && (await boughtImages(sql, { adId: id })) === 0;
}

/** A product that is about to be paid with credits. */
export interface AdPurchase {
  /** Id of the transfer: the same id is refused a second time. */
  readonly id: string;
  /** Id in the price list. */
  readonly product: string;
  readonly kind: AdProductKind;
  /** Locked by the caller. */
  readonly ad: OwnAd;
  readonly actorId: number;
}

/**
 * Pays a product of an ad with credits of the account of the ad and applies it, in the transaction of the caller.
 *
 * @returns false if the ad cannot have it, or has it already: nothing was paid
 * @throws NotEnough
 */
export async function buyForAd(sql: TransactionSql, purchase: AdPurchase, now: Date): Promise<boolean> {
  const { id, product, kind, ad, actorId } = purchase;
  if (!(await canHave(sql, kind, ad))) return false;
  if (kind === 'review') return (await reserveReview(sql, { id, ad, actorId }, now))?.isNew ?? false;

  const images = imagePackages.find((each) => product === `images-${each}`);
  if (images !== undefined) {
    const bought = await payImagePackage(sql, { id, owner: { adId: ad.id }, userId: ad.userId, images, actorId }, now);
    return !(bought instanceof Failure);
  }
  const boost = boostProducts.find(({ tier }) => product === `boost-${tier}`);
  if (!boost) return false;

  await payBoost(sql, { id, ad, actorId, product: boost }, now);

  return true;
}
