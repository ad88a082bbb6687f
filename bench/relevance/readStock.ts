import type { Sql } from 'postgres';
import type { GradedAd } from './gradeOf.ts';

/** An ad with the id that the API gives it. */
export interface StockAd extends GradedAd {
  readonly id: number;
}

/** The ads are of spring 2016: a later year is a typing error of the seller, so the year counts as unknown. */
const lastYear = 2016;

/** The data of every ad in the database. */
export function readStock(sql: Sql): Promise<StockAd[]> {
  const answer = (specification: string) => sql`(
    select filter.slug from filter join specification on specification.id = filter.specification_id
    where filter.id = any(ad.filter_ids) and specification.slug = ${specification} limit 1)`;
  return sql<StockAd[]>`
    select ad.id, brand.slug as make, model.slug as model, ad.line as title, ad.price, ad.mileage,
      case when ad.year <= ${lastYear} then ad.year end as year,
      ${answer('gorivo')} as fuel, ${answer('karoserija')} as body, ${answer('menjac')} as gearbox
    from active_ad ad left join brand on brand.id = ad.brand_id left join model on model.id = ad.model_id
    order by ad.id`;
}
