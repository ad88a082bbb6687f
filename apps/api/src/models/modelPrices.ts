import { priceBars, spreadShares } from '@volan/domain-rules';
import type { Fragment, Sql } from 'postgres';
import type { ModelRecord } from '../taxonomy/Registry.ts';

/** The ads of a model to read. */
interface ModelScope {
  readonly model: ModelRecord;
  /** The category of the model and those below it. */
  readonly branch: readonly number[];
  /** Null: all countries; 0: an unknown country. */
  readonly countryId: number | null;
}

type Quantiles = readonly [low: number, median: number, high: number] | null;

/** Some ads of a model with their asking prices. */
export interface PriceRow {
  readonly year: number | null;
  readonly chassis_id: number | null;
  /** Ads with a price. */
  readonly priced: number;
  readonly prices: Quantiles;
}

/** Data about the ads of a model that SQL reads, in addition to their counts. */
export interface ModelPrices {
  readonly all: PriceRow | undefined;
  readonly byYear: readonly PriceRow[];
  readonly byChassis: ReadonlyMap<number, PriceRow>;
  /** `null` where no ad has a price. */
  readonly bars: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  readonly measures: Readonly<Record<'power_kw' | 'displacement' | 'mileage', { count: number; quantiles: Quantiles }>>;
  /** First picture of the newest ad, by generation. */
  readonly pictures: ReadonlyMap<number, number>;
}

/** Reads the asking prices of a model. */
export type ReadModelPrices = (scope: ModelScope) => Promise<ModelPrices>;

/** Prices of a model in PostgreSQL: four statements, however many years and generations there are. [B28] */
export function readModelPricesIn(sql: Sql): ReadModelPrices {
  const shares = [spreadShares.low, spreadShares.median, spreadShares.high];
  /** SQL for shares of values that ads really have, because there is no engine size between two others. */
  const spread = (column: string) => sql`percentile_disc(${shares}::float8[]) within group (order by ${sql(column)})`;

  return async ({ model, branch, countryId }) => {
    const ads = sql`
      active_ad where brand_id = ${model.brand_id} and model_id = ${model.id}
        and category_id = any (${[...branch]}::int[])
        and (${countryId}::int is null or country_id = ${countryId}::int)`;
    const [rows, measures, pictures] = await Promise.all([
      sql<(PriceRow & { level: number })[]>`
        select grouping(year, chassis_id) as level, year, chassis_id, count(price)::int as priced,
          percentile_cont(${shares}::float8[]) within group (order by price) as prices
        from ${ads}
        group by grouping sets ((), (year), (chassis_id))`,
      sql<Record<string, number & Quantiles>[]>`
        select count(power_kw)::int as power_kw, ${spread('power_kw')} as power_kw_spread,
          count(displacement)::int as displacement, ${spread('displacement')} as displacement_spread,
          count(mileage)::int as mileage, ${spread('mileage')} as mileage_spread
        from ${ads}`,
      sql<{ chassis_id: number; picture_id: number }[]>`
        select distinct on (chassis_id) chassis_id, picture_id
        from (select id, chassis_id, created_at from ${ads} and chassis_id is not null) as ad
        join ad_image on ad_id = ad.id and sort = 0
        order by chassis_id, created_at desc, id desc`,
    ]);
    const levels = Map.groupBy(rows, ({ level }) => level);
    const all = levels.get(3)?.[0];
    const measureOf = (key: string) => ({
      count: Number(measures[0]?.[key] ?? 0),
      quantiles: measures[0]?.[`${key}_spread`] ?? null,
    });

    return {
      all,
      byYear: (levels.get(1) ?? []).filter(({ year }) => year !== null),
      byChassis: new Map((levels.get(2) ?? []).map((row) => [row.chassis_id ?? 0, row])),
      bars: all?.prices ? await readBars(sql, ads, all.prices) : [],
      measures: {
        power_kw: measureOf('power_kw'),
        displacement: measureOf('displacement'),
        mileage: measureOf('mileage'),
      },
      pictures: new Map(pictures.map((row) => [row.chassis_id, row.picture_id])),
    };
  };
}

async function readBars(sql: Sql, ads: Fragment, [low, , high]: NonNullable<Quantiles>) {
  const { from, width, count } = priceBars(Math.floor(low), Math.ceil(high));
  const rows = await sql<{ bar: number; ads: number }[]>`
    select least(greatest((price - ${from}::int) / ${width}::int, 0), ${count}::int - 1) as bar, count(*)::int as ads
    from ${ads} and price is not null
    group by 1`;
  const adsOf = new Map(rows.map((row) => [row.bar, row.ads]));

  return Array.from({ length: count }, (_, bar) => ({
    from: from + bar * width,
    to: from + (bar + 1) * width,
    count: adsOf.get(bar) ?? 0,
  }));
}
