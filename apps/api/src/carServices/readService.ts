import { Failure, type AdImage, type CallOutcome, type CallRequest, type getCarService } from '@volan/api-contract';
import { userStatus, type LanguageValue } from '@volan/domain-rules';
import type { Fragment, Sql, TransactionSql } from 'postgres';
import { marketDay } from '../platform/brands/marketDay.ts';
import type { CallContext } from '../platform/server/RequestContext.ts';
import type { CarServiceDeps } from './CarServiceDeps.ts';
import { pricesSql } from './listServices.ts';
import { presentService, type CarServiceRow } from './presentService.ts';
import { readKinds } from './serviceKinds.ts';

interface DetailsRow extends CarServiceRow {
  readonly user_id: number;
  readonly legal_name: string;
  readonly tax_id: string | null;
  readonly address: string | null;
  readonly web: string | null;
  readonly has_point: boolean;
  readonly description: string;
  readonly card_payment: boolean;
  readonly languages: LanguageValue[];
  readonly brand_ids: number[];
  readonly images: AdImage[];
}

/** One public car service with everything that its page shows. [M16] */
export async function readService(
  { sql, taxonomy, now }: Pick<CarServiceDeps, 'sql' | 'taxonomy' | 'now'>,
  { id, lang }: CallRequest<typeof getCarService>,
  context: CallContext,
): Promise<CallOutcome<typeof getCarService>> {
  const language = lang ?? context.language;
  const [[row], kinds] = await Promise.all([readRow(sql, id), readKinds(sql, language)]);
  if (!row) return refusalOf(sql, id);

  const { registry } = taxonomy.current();
  const { user_id: seller, legal_name, tax_id, address, web, has_point } = row;
  const brands = row.brand_ids.flatMap((brandId) => {
    const brand = registry.brandsById.get(brandId);
    return brand ? [{ id: brand.id, slug: brand.slug, title: brand.title }] : [];
  });

  return {
    ...presentService(row, { registry, kinds, language, today: marketDay(now()) }),
    seller,
    legal_name,
    tax_id,
    address,
    web,
    has_point,
    description: row.description,
    card_payment: row.card_payment,
    languages: row.languages,
    brands,
    prices: row.prices,
    images: row.images,
  };
}

const readRow = (sql: Sql, id: number) => sql<DetailsRow[]>`
  select service.id::int, service.user_id::int, service.slug, service.name, service.verified, service.country_id,
    service.region_id, city, service.lat, service.lng, has_point, service.opening_hours, service.hours_exceptions,
    currency, home_visit, rating, reviews, service.created_at, service.description, card_payment, languages, brand_ids, legal_name,
    tax_id, address, web, told_phones(null, service.user_id) <> '{}' as has_phone, ${pricesSql(sql)} as prices,
    ${imagesSql(sql)} as images
  from public_car_service service join company on company.id = service.id where service.id = ${id}`;

/** The pictures of `service` in their order. */
export const imagesSql = (sql: Sql | TransactionSql): Fragment => sql`(
  select coalesce(jsonb_agg(
    jsonb_build_object('id', picture.id, 'width', width, 'height', height, 'view', view) order by sort), '[]')
  from service_image join picture on picture.id = picture_id where service_id = service.id)`;

/** A service that was public is gone; one whose company waits for its approval, or whose account was removed, is not found. */
async function refusalOf(sql: Sql, id: number) {
  const [row] = await sql<{ name: string }[]>`
    select company.name from car_service
    join company on company.id = car_service.id join users on users.id = company.user_id
    where car_service.id = ${id} and company.status > 0 and users.status < ${userStatus.deleted}`;

  return row
    ? new Failure<'gone', { id: number; name: string }>('gone', { data: { id, name: row.name } })
    : new Failure<'not-found', null>('not-found');
}
