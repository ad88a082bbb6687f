import type { CallRequest, exportAds } from '@volan/api-contract';
import { listingStatus, listingStatusName, toListingStatus } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { exportTable } from '../platform/csv/exportTable.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { chosenAds } from './moderationQueue.ts';

interface AdRow {
  readonly id: number;
  readonly status: number;
  readonly category_id: number;
  readonly make: string | null;
  readonly model: string | null;
  readonly line: string;
  readonly year: number | null;
  readonly mileage: number | null;
  readonly price: number | null;
  readonly country: string;
  readonly seller_id: number;
  readonly seller_name: string;
  readonly risk: number | null;
  readonly reasons: readonly string[] | null;
  readonly waiting_since: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** The moderators' table of ads as a CSV file. [J139, H04] */
export function exportAdsTable(sql: Sql, filter: CallRequest<typeof exportAds>, context: CallContext) {
  const { where, order } = chosenAds(sql, principalOf(context).actor, filter);
  return exportTable<AdRow>(sql, context, {
    name: 'ads',
    filter,
    rows: sql<AdRow[]>`
      select ad.id, ad.status, ad.category_id, coalesce(brand.title, ad.brand_text) as make,
        coalesce(model.title, ad.model_text) as model, ad.line, ad.year, ad.mileage, ad.price, country.code as country,
        users.id as seller_id, users.name as seller_name, risk, reasons, waiting_since, ad.created_at, ad.updated_at
      from ad join users on users.id = ad.user_id join country on country.id = ad.country_id
        left join brand on brand.id = ad.brand_id left join model on model.id = ad.model_id
        left join ad_review on ad_review.ad_id = ad.id
      where ${where} order by ${order}`,
    columns: {
      id: ({ id }) => id,
      status: ({ status }) => listingStatusName(toListingStatus(status) ?? listingStatus.archived),
      category_id: ({ category_id: id }) => id,
      make: ({ make }) => make,
      model: ({ model }) => model,
      line: ({ line }) => line,
      year: ({ year }) => year,
      mileage: ({ mileage }) => mileage,
      price: ({ price }) => price,
      country: ({ country }) => country,
      seller_id: ({ seller_id: id }) => id,
      seller_name: ({ seller_name: name }) => name,
      risk: ({ risk }) => risk,
      reasons: ({ reasons }) => reasons?.join(' ') ?? '',
      waiting_since: ({ waiting_since: since }) => since,
      created_at: ({ created_at: at }) => at,
      updated_at: ({ updated_at: at }) => at,
    },
  });
}
