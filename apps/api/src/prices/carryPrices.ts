import type { TransactionSql } from 'postgres';

/**
 * Copies the price history of the earlier ad in which the vehicle was first seen, and adds the step to the current
 * price: listing a vehicle again hides no price. Called once, when the ad is public for the first time. [N02]
 */
export const carryPrices = (sql: TransactionSql, adId: number, now: Date) => sql`
  with earlier as (
    select before.id, before.price, ad.price as price_now
    from ad
    cross join lateral same_vehicles(ad, array(select picture_id from ad_image where ad_id = ad.id)) as same
    join ad before on before.id = same.id
    where ad.id = ${adId} and (before.published_at, before.id) < (ad.published_at, ad.id)
    order by before.first_seen_at, before.published_at desc limit 1
  )
  insert into ad_event (ad_id, type, old_price, price, at)
  select ${adId}, 'price', old_price, price, at from (
    select ad_event.old_price, ad_event.price, at, ad_event.id
    from ad_event join earlier on ad_id = earlier.id where type = 'price'
    union all
    select price, price_now, ${now}, null from earlier where price is distinct from price_now
  ) told
  order by at, id nulls last`;
