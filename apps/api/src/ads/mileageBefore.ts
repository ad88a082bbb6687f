import type { MileageBefore } from '@volan/api-contract';
import { listingStatus, lowerMileageKm } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** A statement of an earlier ad, as {@link mileageBeforeSql} selects it. */
export interface MileageBeforeRow {
  readonly mileage: number;
  /** Seconds since 1970. */
  readonly at: number;
}

/**
 * SQL value: the most kilometres that an earlier public ad stated for the vehicle of the row `ad`, where `ad` states
 * fewer; null otherwise. The vehicle is known by its VIN. Ads that moderators refused or removed do not count.
 */
export const mileageBeforeSql = (sql: Sql | TransactionSql) => sql`(
  select json_build_object('mileage', other.mileage, 'at', extract(epoch from other.published_at))
  from ad other
  where other.vin = ad.vin and other.id <> ad.id and other.published_at is not null
    and other.status not in (${listingStatus.rejected}, ${listingStatus.removed})
    and (other.published_at, other.id) < (coalesce(ad.published_at, ad.created_at), ad.id)
    and other.mileage >= ad.mileage + ${lowerMileageKm}
  order by other.mileage desc, other.id limit 1)`;

/** The statement as calls answer it. */
export const presentMileageBefore = (row: MileageBeforeRow | null): MileageBefore | null =>
  row && { mileage: row.mileage, at: new Date(row.at * 1000).toISOString() };
