import {
  newSellerHours,
  reviewRisk,
  riskOf,
  saysOtherPrice,
  type AdValues,
  type ReviewReasonName,
} from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { alikePicturesOfAd } from '../media/alikePictures.ts';
import { holdsBannedWord, isBannedAddress } from '../shield/bansInForce.ts';
import type { AdOwner } from '../ads/ownership.ts';
import { mileageBeforeSql } from '../ads/mileageBefore.ts';
import { isPriceOutOfLine } from './priceOutlier.ts';

/** The result of the automatic checks. */
export interface CheckResult {
  readonly risk: number;
  readonly reasons: readonly ReviewReasonName[];
  /** The ad that it resembles. */
  readonly duplicateOf: number | null;
  /** The ad is not public before a moderator decides. */
  readonly isRisky: boolean;
}

/** The ad to check, as it is in the transaction. */
export interface CheckedAd {
  readonly id: number;
  readonly values: AdValues;
  readonly owner: Pick<AdOwner, 'id' | 'createdAt'>;
  /** The edit changed the vehicle. */
  readonly isOtherVehicle?: boolean;
  /** The address of the sender. @default not known: a feed */
  readonly address?: string | undefined;
}

/**
 * Checks an ad that is published or edited: its price against the market and against prices in its texts, contacts in
 * the texts, other ads of the same vehicle and the kilometres in them, banned words, and the age of the seller's account. Each finding is a
 * reason. The sum is the risk, which orders the moderation queue. [M05, P57-P59]
 */
export async function checkAd(sql: TransactionSql, ad: CheckedAd, now: Date): Promise<CheckResult> {
  const { values, owner } = ad;
  const isOutOfLine = await isPriceOutOfLine(sql, values, owner.id);
  const vin = values.vin === null ? null : await findByVin(sql, values.vin, ad.id);
  const vehicle = await findByFingerprint(sql, ad.id);
  const isLower = await hasLowerMileage(sql, ad.id);
  const pictures = await findByPictures(sql, ad.id);
  const hasBanned = await holdsBannedWord(sql, values.said.join(' '));
  const reasons: ReviewReasonName[] = [];
  if (isOutOfLine) reasons.push('price-outlier');
  if (saysOtherPrice(`${values.line}\n${values.description}`, values.price)) reasons.push('other-price');
  if (values.hasContacts) reasons.push('contact-data');
  if (vin !== null) reasons.push('duplicate-vin');
  if (isLower) reasons.push('lower-mileage');
  if (vehicle !== null && vehicle !== vin) reasons.push('duplicate-vehicle');
  if (pictures !== null) reasons.push('duplicate-pictures');
  if (hasBanned) reasons.push('banned-words');
  if (ad.address !== undefined && (await isBannedAddress(sql, ad.address))) reasons.push('banned-network');
  if (now.getTime() - owner.createdAt.getTime() < newSellerHours * 3_600_000) reasons.push('new-seller');
  if (ad.isOtherVehicle === true) reasons.push('vehicle-changed');
  const risk = riskOf(reasons);

  return { risk, reasons, duplicateOf: vin ?? vehicle ?? pictures, isRisky: risk >= reviewRisk };
}

/** SQL condition: an ad of the query is older than another one, by its first publication or else by its creation. */
const isBefore = (sql: TransactionSql) => sql`
  (coalesce(other.published_at, other.created_at), other.id) < (coalesce(ad.published_at, ad.created_at), ad.id)`;

/** The seller's own ad of the same vehicle that is public or waits for review. Null: there is none. */
export async function findOwnByVin(sql: TransactionSql, vin: string, adId: number, userId: number) {
  const [found] = await sql<{ id: number }[]>`
    select id::int from ad where vin = ${vin} and id <> ${adId} and status in (1, 2, 4) and user_id = ${userId}
    order by id limit 1`;
  return found?.id ?? null;
}

/** An older ad of the same vehicle that is public or waits for review. The older one is never the duplicate. */
async function findByVin(sql: TransactionSql, vin: string, adId: number) {
  const [found] = await sql<{ id: number }[]>`
    select other.id::int from ad join ad other on other.vin = ${vin} and other.status in (1, 2, 4) and ${isBefore(sql)}
    where ad.id = ${adId}
    order by other.id limit 1`;
  return found?.id ?? null;
}

/**
 * An older ad with the same facts about its vehicle. New vehicles are left out, because dealers sell several alike.
 * [N02]
 */
async function findByFingerprint(sql: TransactionSql, adId: number) {
  const [found] = await sql<{ id: number }[]>`
    select other.id::int from ad join ad other
      on other.brand_id = ad.brand_id and other.model_id = ad.model_id and other.year = ad.year
        and other.region_id = ad.region_id and other.category_id = ad.category_id and ${isBefore(sql)}
        and other.status in (1, 2, 4)
        and abs(other.mileage - ad.mileage) <= 500 and abs(other.price - ad.price) * 20 <= ad.price
        and other.power_kw is not distinct from ad.power_kw
        and (other.vin is null or ad.vin is null or other.vin = ad.vin)
    where ad.id = ${adId} and ad.mileage > 1000
    order by other.id limit 1`;
  return found?.id ?? null;
}

/** Whether an earlier ad of the same vehicle stated more kilometres. */
async function hasLowerMileage(sql: TransactionSql, adId: number) {
  const [found] = await sql<{ before: object | null }[]>`
    select ${mileageBeforeSql(sql)} as before from ad where id = ${adId}`;
  return found?.before != null;
}

/** An older ad with the same pictures that is public or waits for review. */
async function findByPictures(sql: TransactionSql, adId: number) {
  const alike = await alikePicturesOfAd(sql, adId);
  if (alike.length === 0) return null;

  const [found] = await sql<{ id: number }[]>`
    select other.id::int from ad
    join ad other on other.id in ${sql(alike.map(({ otherAdId }) => otherAdId))} and other.status in (1, 2, 4)
      and ${isBefore(sql)}
    where ad.id = ${adId}
    order by other.id limit 1`;

  return found?.id ?? null;
}
