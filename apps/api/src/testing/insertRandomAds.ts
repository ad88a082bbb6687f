import { tokens } from '@volan/domain-rules';
import type { JSONValue, Sql } from 'postgres';
import type { CategoryRecord, Registry, SpecificationRecord } from '../taxonomy/Registry.ts';
import { Random } from './Random.ts';

const rowsAtOnce = 5000;
const day = 86_400_000;

/** Ads for tests and measurements: any number, the same for the same seed, spread over the whole taxonomy. */
export interface RandomAdOptions {
  readonly count: number;
  readonly seed: number;
  /** Newest moment of publishing; milliseconds since 1970. */
  readonly until: number;
  /** Part of the ads that are cars. @default 0.8 */
  readonly cars?: number;
}

/** Inserts random ads with their sellers, answers, promotions and what parts fit. */
export async function insertRandomAds(sql: Sql, registry: Registry, options: RandomAdOptions): Promise<void> {
  const random = new Random(options.seed);
  const sellers = await insertSellers(sql, random, Math.max(5, Math.ceil(options.count / 20)));
  for (let from = 0; from < options.count; from += rowsAtOnce) {
    const ads = Array.from({ length: Math.min(rowsAtOnce, options.count - from) }, () =>
      randomAd(registry, random, sellers, options),
    );
    await insertBatch(sql, ads);
  }
  await sql`analyze`;
}

async function insertSellers(sql: Sql, random: Random, count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    name: `Seller ${index + 1}`,
    type_id: random.chance(0.4) ? random.integer(2, 4) : 1,
    status: random.chance(0.97) ? 1 : random.pick([0, 2, 3]),
  }));
  const inserted = await sql<{ id: number }[]>`
    insert into users (name, type_id, status)
    select name, type_id, status from jsonb_to_recordset(${sql.json(rows)}) as r (name text, type_id int, status int)
    returning id`;
  return inserted.map((row) => row.id);
}

type RandomAd = ReturnType<typeof randomAd>;

function randomAd(registry: Registry, random: Random, sellers: readonly number[], options: RandomAdOptions) {
  const vehicles = registry.categoriesBySlug.get('vehicles');
  const category = vehicles && random.chance(options.cars ?? 0.8) ? vehicles : random.pick(registry.categories);
  const model = randomModel(registry, random, category);
  const region = random.pick(registry.regions);
  const year = random.chance(0.95) ? random.integer(1995, 2026) : null;
  const created = options.until - Math.floor(random.next() * 60 * day);
  const onRequest = random.chance(0.02);
  const line = random.pick(['', 'Kao nov', 'Prvi vlasnik, servisna knjiga', 'Čačak, hitno', 'Full equipment, no rust']);
  const trim = random.pick(['', 'Elegance', 'Sport', 'Comfort', '1.9 TDI', '320d']);

  return {
    user_id: random.pick(sellers),
    category_id: category.id,
    brand_id: model?.brand.id ?? null,
    model_id: model && random.chance(0.95) ? model.id : null,
    chassis_id: model && model.chassis.length > 0 && random.chance(0.5) ? random.pick(model.chassis).id : null,
    line,
    slug: 'oglas',
    price: onRequest ? null : Math.round(Math.exp(6 + random.next() * 5)) + random.integer(0, 3) * 50,
    price_type: onRequest ? 'on-request' : random.pick(['fixed', 'negotiable', 'vat-deductible']),
    credit: random.chance(0.2) ? 1 : 0,
    year,
    mileage: random.chance(0.9) ? random.integer(0, 320) * 1000 : null,
    power_kw: random.chance(0.8) ? random.integer(40, 300) : null,
    displacement: random.chance(0.7) ? random.integer(9, 60) * 100 : null,
    country_id: region.country_id,
    region_id: random.chance(0.9) ? region.id : null,
    filter_ids: category.specifications.flatMap((one) => randomAnswers(random, one)),
    search_tokens: tokens([model?.brand.title, model?.title, line, trim].filter(Boolean).join(' ')),
    status: random.chance(0.92) ? 2 : random.pick([0, 1, 4, 5, 6, 7]),
    // whole minutes, so that some ads are equally new
    created_at: new Date(Math.floor(created / 60_000) * 60_000).toISOString(),
    confirmed_at: random.chance(0.6) ? new Date(options.until - random.integer(0, 30) * day).toISOString() : null,
    numbers: randomNumbers(random, category),
    fits: category.slug === 'parts' ? random.some([...registry.modelsById.keys()], 0.001) : [],
    boosts: [1, 2, 3, 4, 5].filter((type) => random.chance(type === 3 ? 0.03 : 0.01)),
    until: new Date(options.until).toISOString(),
  };
}

function randomModel(registry: Registry, random: Random, category: CategoryRecord) {
  const brands = registry.brands.filter((brand) => brand.categoryIds.includes(category.id));
  if (brands.length === 0) return null;

  // the first makes are many times as common as the last
  const brand = brands[Math.floor(random.next() ** 3 * brands.length)];
  const models = [...(brand?.modelsBySlug.values() ?? [])].flat().filter((model) => model.category_id === category.id);

  return models.length > 0 ? random.pick(models) : null;
}

function randomAnswers(random: Random, one: SpecificationRecord): number[] {
  if (one.source !== null || one.filters.length === 0 || random.chance(0.1)) return [];
  if (one.multi === 1) return random.some(one.filters, 0.25).map((filter) => filter.id);
  return [random.pick(one.filters).id];
}

function randomNumbers(random: Random, category: CategoryRecord) {
  const asked = category.specifications.filter(
    (one) => one.source === null && ['int', 'decimal', 'year', 'month-year'].includes(one.type),
  );
  return random.some(asked, 0.4).map((one) => {
    const { min, max, type } = one;
    if (type === 'month-year') return [one.id, random.integer(2024, 2029) * 100 + random.integer(1, 12)] as const;

    const value = random.integer(Math.ceil(min ?? 1), Math.min(max ?? 1000, (min ?? 1) + 500));

    return [one.id, type === 'decimal' ? value + 0.5 : value] as const;
  });
}

async function insertBatch(sql: Sql, ads: readonly RandomAd[]) {
  const json = sql.json(ads);
  await sql.begin(async (transaction) => {
    const inserted = await transaction<{ id: number }[]>`
      insert into ad (
        user_id, category_id, brand_id, model_id, chassis_id, line, slug, price, price_type, credit, year, mileage,
        power_kw, displacement, country_id, region_id, filter_ids, search_tokens, status, created_at, confirmed_at,
        first_seen_at, source
      )
      select
        user_id, category_id, brand_id, model_id, chassis_id, line, slug, price, price_type, credit, year, mileage,
        power_kw, displacement, country_id, region_id, filter_ids, search_tokens, status, created_at, confirmed_at,
        created_at, 'random'
      from jsonb_populate_recordset(null::ad, ${json})
      returning id`;
    const ids = inserted.map((row) => row.id);
    const parts = <Part>(of: (ad: RandomAd, id: number) => Part[]) =>
      transaction.json(ads.flatMap((ad, index) => of(ad, ids[index] ?? 0)) as unknown as JSONValue);
    await transaction`
      insert into ad_value (ad_id, specification_id, num)
      select ad_id, specification_id, num from jsonb_populate_recordset(null::ad_value, ${parts((ad, id) =>
        ad.numbers.map(([specification, num]) => ({ ad_id: id, specification_id: specification, num })),
      )})`;
    await transaction`
      insert into ad_fit (ad_id, model_id)
      select ad_id, model_id from jsonb_populate_recordset(null::ad_fit, ${parts((ad, id) =>
        ad.fits.map((model) => ({ ad_id: id, model_id: model })),
      )})`;
    await transaction`
      insert into ad_boost (ad_id, type, starts_at, ends_at)
      select ad_id, type, starts_at, ends_at from jsonb_populate_recordset(null::ad_boost, ${parts((ad, id) =>
        ad.boosts.map((type) => ({
          ad_id: id,
          type,
          starts_at: ad.created_at,
          ends_at: new Date(Date.parse(ad.until) + (id % 3 === 0 ? -day : 30 * day)).toISOString(),
        })),
      )}) where starts_at < ends_at`;
  });
}
