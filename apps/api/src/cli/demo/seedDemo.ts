import type { Sql } from 'postgres';
import { loadImportTaxonomy } from '../../importing/ImportTaxonomy.ts';
import type { ObjectStore } from '../../media/ObjectStore.ts';
import { catchUpPrices } from '../../prices/catchUpPrices.ts';
import { createAdMaker } from './adMaker.ts';
import { carOffers } from './carOffers.ts';
import type { Offer } from './DemoAd.ts';
import { createDemoCompanies } from './demoCompanies.ts';
import { openDemoGarages } from './demoGarages.ts';
import { reviewDemoServices } from './demoServiceReviews.ts';
import { openDemoServices } from './demoServices.ts';
import { createDemoSellers } from './demoSellers.ts';
import { type Market, markets } from './markets.ts';
import { openDemoAccounts } from './demoAccounts.ts';
import { moveToPartsShops } from './moveToPartsShops.ts';
import { readPhrases } from './phrases.ts';
import { createPicturePool } from './picturePool.ts';
import { createRandom } from './random.ts';
import { spreadCovers } from './spreadCovers.ts';
import { storeDemoAds } from './storeDemoAds.ts';
import { storeDemoStates } from './storeDemoStates.ts';
import { storeEnds } from './storeEnds.ts';
import { storePastPrices } from './storePastPrices.ts';
import { writtenOffers } from './writtenOffers.ts';

/** Any number: the same one gives the same marketplace. */
const seed = 20_261_125;

/**
 * Fills an empty database with a marketplace: 5,000 cars of the written table and about 300 other ads, with
 * sellers, companies, places, pictures and promotions.
 *
 * Runs once for a database. A run that was killed is completed by the next one. The content must be loaded.
 * @returns whether it ran.
 */
export async function seedDemo(sql: Sql, store: ObjectStore, now: Date): Promise<boolean> {
  const [done] = await sql`select from demo_seed`;
  if (done) {
    return false;
  }
  const random = createRandom(seed);
  const taxonomy = await loadImportTaxonomy(sql);
  const phrases = await readPhrases();
  const pool = await createPicturePool(sql, store);
  const sellers = await createDemoSellers(sql, random, now);
  const shops = await createDemoCompanies({ sql, store, random: createRandom(seed + 1), now, covers: pool.cars });
  await openDemoServices(sql, { random: createRandom(seed + 4), pictures: pool.cars });
  await reviewDemoServices(sql, { random: createRandom(seed + 5), now });
  await openDemoGarages(sql, { random: createRandom(seed + 6), pool, now });
  const makeAd = createAdMaker({ taxonomy, phrases, pool, now });
  const offers = [
    ...(await carOffers(sql, taxonomy, random, now)),
    ...(await writtenOffers(taxonomy, pool, random, now)),
  ];
  const shares = markets.map((market): [Market, number] => [market, market.share]);
  const made = offers.map((offer) => {
    const anybody = sellers.choose(random.weighted(shares), random);
    const { market } = anybody;
    const known = offer(market.country === 'RS');

    return makeAd(known, isOfBusiness(known) ? sellers.company(market, random) : anybody, random);
  });
  const ads = await moveToPartsShops(sql, made, shops);
  await storeDemoAds(sql, ads, random, now);
  await openDemoAccounts(sql);
  await storeDemoStates(sql, now);
  await storePastPrices(sql, createRandom(seed + 2), now);
  await storeEnds(sql, createRandom(seed + 3), now);
  await sql`analyze`;
  await catchUpPrices(sql);
  await spreadCovers(sql, pool);
  await sql`insert into demo_seed default values on conflict do nothing`;

  return true;
}

/** Expensive machines that private persons hardly own. */
const isOfBusiness = ({ category, price }: Offer) =>
  ['trucks', 'buses', 'construction', 'forklifts'].includes(category) && price > 15_000;
