import { boostTypes, listingStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { writeAds } from '../import/storeAds.ts';
import { demoSource } from './adMaker.ts';
import type { DemoAd } from './DemoAd.ts';
import type { Random } from './random.ts';

const batchSize = 1000;

/** How many ads each tier has, and the least price of an ad to be promoted in it. */
const promotions = [
  { type: boostTypes.BOOST_TOP, count: 90, leastPrice: 2500 },
  { type: boostTypes.BOOST_XL, count: 50, leastPrice: 6000 },
  { type: boostTypes.BOOST_HOME, count: 14, leastPrice: 9000 },
  { type: boostTypes.BOOST_FACEBOOK, count: 10, leastPrice: 5000 },
] as const;

/** Writes the demo's ads with pictures, fits and promotions. May be repeated: it stores nothing twice. */
export async function storeDemoAds(sql: Sql, ads: readonly DemoAd[], random: Random, now: Date): Promise<void> {
  for (let start = 0; start < ads.length; start += batchSize) {
    await storeBatch(sql, ads.slice(start, start + batchSize));
  }
  const idOf = await idsOfDemo(sql);
  const active = ads.filter((ad) => ad.status === listingStatus.active && ad.category_id === 1);
  const boosts = promotions.flatMap(({ type, count, leastPrice }) =>
    random
      .some(
        active.filter((ad) => ad.price >= leastPrice),
        count,
      )
      .map((ad) => ({
        ad_id: idOf.get(ad.source_id),
        type,
        starts_at: ad.published_at,
        // Two years, so that they never run out while the demo is in use, where nobody buys new ones.
        ends_at: new Date(now.getTime() + 730 * 86_400_000).toISOString(),
      })),
  );
  await sql.begin(async (transaction) => {
    await transaction`delete from ad_boost where ad_id in (select id from ad where source = ${demoSource})`;
    await transaction`
      insert into ad_boost (ad_id, type, starts_at, ends_at)
      select ad_id, type, starts_at, ends_at
        from jsonb_populate_recordset(null::ad_boost, ${transaction.json(boosts)})`;
  });
}

/** Writes ads together with their pictures and fits: separate steps would write each ad twice. */
async function storeBatch(sql: Sql, ads: readonly DemoAd[]): Promise<void> {
  await sql.begin(async (transaction) => {
    await writeAds(
      transaction,
      ads.map(({ pictures: _pictures, fits: _fits, ...ad }) => ad),
    );
    const idOf = await idsOfDemo(transaction);
    const images = ads.flatMap((ad) =>
      ad.pictures.map((picture, sort) => ({ ad_id: idOf.get(ad.source_id), sort, ...picture })),
    );
    const fits = ads.flatMap((ad) => ad.fits.map((fit) => ({ ad_id: idOf.get(ad.source_id), ...fit })));
    await transaction`
      insert into ad_image (ad_id, sort, picture_id, view)
      select ad_id, sort, picture_id, view from jsonb_populate_recordset(null::ad_image, ${transaction.json(images)})
      on conflict do nothing`;
    await transaction`
      insert into ad_fit (ad_id, model_id, year_from, year_to)
      select ad_id, model_id, year_from, year_to from jsonb_populate_recordset(null::ad_fit, ${transaction.json(fits)})
      on conflict do nothing`;
  });
}

/** Ids of the stored ads of the demo, by their id at the source. */
async function idsOfDemo(sql: Sql | TransactionSql): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; source_id: string }[]>`
    select id, source_id from ad where source = ${demoSource}`;
  return new Map(rows.map((row) => [row.source_id, Number(row.id)]));
}
