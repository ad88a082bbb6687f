import { boostTypes } from '@volan/domain-rules';
import type { Sql } from 'postgres';

/** Finds ids of active ads whose promotion for the home page runs at a moment, in no particular order. */
export type FindHomeAds = (country: string | null, at: Date) => Promise<number[]>;

/** Reads running promotions by their index. There are few of them, since each costs credits. [E16, L19] */
export function findHomeAdsIn(sql: Sql): FindHomeAds {
  return async (country, at) => {
    const rows = await sql<{ id: number }[]>`
      select distinct ad.id
      from ad_boost
      join active_ad ad on ad.id = ad_boost.ad_id
      where type = ${boostTypes.BOOST_HOME} and starts_at <= ${at} and ends_at > ${at}
        and (${country}::text is null or country_id = (select id from country where code = ${country}))`;
    return rows.map((row) => row.id);
  };
}
