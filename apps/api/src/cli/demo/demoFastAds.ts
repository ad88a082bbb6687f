import { fastAdLimits, fold, listingStatus, slugOf } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { adSearchTokens } from '../../ads/adSearchTokens.ts';
import { brandInLine } from '../../fastAds/brandInLine.ts';
import type { ObjectStore } from '../../media/ObjectStore.ts';
import { loadRegistry } from '../../taxonomy/loadRegistry.ts';
import { demoPhone } from './demoPhone.ts';
import { readDemoFile } from './demoFolder.ts';
import { createPicturePool } from './picturePool.ts';
import { createRandom, type Random } from './random.ts';

/** A fast ad of `fastAds.json`, in the words of its seller. */
interface DemoFastAd {
  readonly category: string;
  /** Subject of its pictures in the pool. */
  readonly body: string;
  readonly line: string;
  readonly price: number;
}

interface Seller {
  readonly id: number;
  readonly country_id: number;
  readonly region_id: number;
  readonly city_id: number;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

/** Any number: the same one gives the same fast ads. */
const seed = 20_261_130;

/** Sellers of their own: lists of the other sellers do not change. Each has at most five fast ads. */
const sellerCount = 100;

const minuteMs = 60_000;
const lifeMs = fastAdLimits.activeDays * 24 * 60 * minuteMs;

/** Demo fast ads have this before their number, in `source_id`. */
const sourcePrefix = 'demo-fast-';

/**
 * Places 300 fast ads in Serbia, whose sellers have no other ads. A fast ad lives 14 days: one that has ended is placed
 * again with the next start, so that the list is never empty.
 *
 * @returns how many were placed
 */
export async function openDemoFastAds(sql: Sql, store: ObjectStore, now: Date): Promise<number> {
  const [placed] = await sql`select from ad where source_id like ${`${sourcePrefix}%`} limit 1`;
  if (placed) return placeAgain(sql, now);

  const random = createRandom(seed);
  const ads = await readDemoFile<readonly DemoFastAd[]>('fastAds.json');
  const sellers = await createSellers(sql, random, now);
  const rows = await rowsOf(sql, { ads, sellers, random, now });
  const pool = await createPicturePool(sql, store);
  const images = ads.flatMap(({ body }, index) =>
    pool
      .choose(body, random.pick(pool.paintsOf(body)), random)
      .slice(0, random.between(1, fastAdLimits.pictures))
      .map((picture, sort) => ({ source_id: `${sourcePrefix}${index}`, sort, ...picture })),
  );
  await sql.begin(async (transaction) => {
    await transaction`
      insert into ad (user_id, category_id, brand_id, line, description, slug, price, price_type, credit, country_id,
        region_id, city_id, lat, lng, search_tokens, status, views, source_id, fast, tags, created_at, published_at,
        first_seen_at, expires_at)
      select user_id, category_id, brand_id, line, '', slug, price, price_type, 0, country_id,
        region_id, city_id, lat, lng, search_tokens, status, views, source_id, true, tags, created_at, created_at,
        created_at, expires_at
      from jsonb_populate_recordset(null::ad, ${transaction.json(rows)})`;
    await transaction`
      insert into ad_image (ad_id, sort, picture_id, view)
      select ad.id, image.sort, image.picture_id, image.view
      from jsonb_to_recordset(${transaction.json(images)})
        as image (source_id text, sort int, picture_id bigint, view text)
      join ad using (source_id)
      where ad.source = 'form'`;
  });

  return ads.length;
}

/** Demo ads that have ended begin again, spread over the last week. */
async function placeAgain(sql: Sql, now: Date): Promise<number> {
  const { count } = await sql`
    update ad set status = ${listingStatus.active}, created_at = ${now}::timestamptz - interval '7 days' * random(),
      expires_at = ${new Date(now.getTime() + lifeMs)}
    where source_id like ${`${sourcePrefix}%`} and status in (${listingStatus.active}, ${listingStatus.expired})
      and expires_at < ${now}`;
  return count;
}

/** Persons in the towns of Serbia; large towns have more of them. */
async function createSellers(sql: Sql, random: Random, now: Date): Promise<readonly Seller[]> {
  const names = (await readDemoFile<Record<string, Record<string, string[]>>>('sellers.json'))['RS'] ?? {};
  const towns = await sql<{ id: number; population: number; country_id: number }[]>`
    select city.id, population, country_id from city join country on country.id = country_id
    where country.code = 'RS' and region_id is not null and population >= 5000
    order by population desc, city.id`;
  const weighted = towns.map((town) => [town, town.population ** 0.75] as const);
  const rows = Array.from({ length: sellerCount }, (_, index) => {
    const town = random.weighted(weighted);
    return {
      name: `${random.pick(names['men'] ?? [])} ${random.pick(names['surnamesOfMen'] ?? [])}`,
      email: `rs-fast-${index}@demo.invalid`,
      // numbers of persons begin lower
      mobile: demoPhone('RS', 'person', 90_000 + index),
      type_id: 1,
      status: 1,
      verified: random.chance(0.2),
      country_id: town.country_id,
      city_id: town.id,
      created_at: new Date(now.getTime() - random.between(30, 2000) * 24 * 60 * minuteMs).toISOString(),
    };
  });
  await sql`
    insert into users (name, email, mobile, type_id, status, verified, country_id, city_id, created_at)
    select name, email, mobile, type_id, status, verified, country_id, city_id, created_at
    from jsonb_populate_recordset(null::users, ${sql.json(rows)})
    on conflict (email) do nothing`;

  return sql<Seller[]>`
    select users.id::int, users.country_id, city.region_id, city.id as city_id, city.name as city, city.lat, city.lng
    from users join city on city.id = users.city_id
    where email like 'rs-fast-%@demo.invalid' order by users.id`;
}

interface Making {
  readonly ads: readonly DemoFastAd[];
  readonly sellers: readonly Seller[];
  readonly random: Random;
  readonly now: Date;
}

/** Rows of `ad`: more from the last days than from two weeks ago. */
async function rowsOf(sql: Sql, { ads, sellers, random, now }: Making) {
  const registry = await loadRegistry(sql);
  const categories = new Map([...registry.categoriesById.values()].map((category) => [category.slug, category]));

  return ads.map(({ category: slug, line, price }, index) => {
    const category = categories.get(slug);
    const seller = sellers[(index * 37) % sellers.length];
    if (!category || !seller) throw new Error(`The demo names the category ${slug}, which the taxonomy does not have.`);

    const brand = brandInLine(registry, category, line);
    const created = now.getTime() - Math.floor(random.next() ** 1.6 * (lifeMs - 36 * 60 * minuteMs)) - 3 * minuteMs;
    const { id, city, ...place } = seller;

    return {
      ...place,
      user_id: id,
      category_id: category.id,
      brand_id: brand?.id ?? null,
      line,
      slug: slugOf(line, slug),
      price,
      price_type: random.chance(0.4) ? 'negotiable' : 'fixed',
      search_tokens: adSearchTokens({ brand: brand?.title ?? null, model: null, line, answers: [], city }),
      status: listingStatus.active,
      views: random.between(2, 240),
      source_id: `${sourcePrefix}${index}`,
      tags: tagsOf(fold(line)),
      created_at: new Date(created).toISOString(),
      expires_at: new Date(created + lifeMs).toISOString(),
    };
  });
}

/** What the seller would have pressed, by the words of the line. */
const tagsOf = (line: string) => [
  ...(line.includes('hitn') ? ['urgent'] : []),
  ...(/zamena|menjam/.test(line) ? ['exchange'] : []),
  ...(/za delove|ne pali|popravku|ulaganja/.test(line) && !line.includes('bez ulaganja') ? ['faulty'] : []),
];
