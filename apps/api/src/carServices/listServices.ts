import type {
  AdImage,
  CallOutcome,
  CallRequest,
  HoursException,
  listCarServices,
  OpenHours,
} from '@volan/api-contract';
import { lastServicePage, openState, servicesPerPage, timeZoneOf } from '@volan/domain-rules';
import type { Fragment, Sql, TransactionSql } from 'postgres';
import { townsWithin } from '../places/townsWithin.ts';
import { marketDay } from '../platform/brands/marketDay.ts';
import type { CallContext } from '../platform/server/RequestContext.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import type { CarServiceDeps } from './CarServiceDeps.ts';
import { presentService, type CarServiceRow } from './presentService.ts';
import { readKinds } from './serviceKinds.ts';

type Query = CallRequest<typeof listCarServices>;

/** Services are counted up to here, so that a broad list costs no more than a narrow one. */
const maxCounted = lastServicePage * servicesPerPage;

/** Public car services, the newest, the best or the nearest first. [M16, A07] */
export async function listServices(
  { sql, taxonomy, now }: Pick<CarServiceDeps, 'sql' | 'taxonomy' | 'now'>,
  query: Query,
  context: CallContext,
): Promise<CallOutcome<typeof listCarServices>> {
  const { registry } = taxonomy.current();
  const { page = 1, city_id: city, lang: language = context.language } = query;
  const towns = city === undefined ? null : await townsWithin(sql, city, query.radius ?? 0);
  const found = await findServices(sql, registry, query, { towns, now: new Date(now()) });
  const total = Math.min(found.length, maxCounted);
  const ids = found.slice((page - 1) * servicesPerPage, page * servicesPerPage);
  const [rows, kinds] = await Promise.all([readRows(sql, ids, city), readKinds(sql, language)]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const presenting = { registry, kinds, language, today: marketDay(now()) };
  const data = ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? [{ ...presentService(row, presenting), image: row.image, distance: row.distance }] : [];
  });

  return {
    data,
    meta: {
      page,
      pages: Math.max(1, Math.ceil(total / servicesPerPage)),
      per_page: servicesPerPage,
      total,
      more: found.length > total,
    },
  };
}

interface FoundRow {
  readonly id: number;
  readonly country_id: number;
  readonly opening_hours: (OpenHours | null)[] | null;
  readonly hours_exceptions: HoursException[];
}

/** Ids of the services that a visitor asks for, in their order; one more than are counted. */
export async function findServices(
  sql: Sql,
  registry: Registry,
  query: Query,
  { towns, now }: { readonly towns: readonly number[] | null; readonly now: Date },
): Promise<number[]> {
  const rows = await sql<FoundRow[]>`
    select id::int, country_id ${query.open === true ? sql`, opening_hours, hours_exceptions` : sql``}
    from public_car_service service
    where ${conditionOf(sql, registry, query, towns)}
    order by ${orderOf(sql, query)} created_at desc, id desc limit ${maxCounted + 1}`;
  const found = query.open === true ? rows.filter((row) => isOpen(row, registry, now)) : rows;

  return found.map(({ id }) => id);
}

/** What comes before the newest in the order of a list. */
function orderOf(sql: Sql, { sort, city_id: city }: Query): Fragment {
  if (sort === 'rating') return sql`rating desc nulls last, reviews desc,`;

  return sort === 'distance' && city !== undefined ? sql`${distanceSql(sql, city)},` : sql``;
}

function isOpen(row: FoundRow, registry: Registry, now: Date): boolean {
  const country = registry.countriesById.get(row.country_id)?.code ?? '';
  if (row.opening_hours === null) return false;

  const hours = { week: row.opening_hours, exceptions: row.hours_exceptions, timeZone: timeZoneOf(country) };

  return openState(hours, now).isOpen;
}

/** The SQL condition on `service`, a row of `public_car_service`. */
function conditionOf(sql: Sql, registry: Registry, query: Query, towns: readonly number[] | null): Fragment {
  const { kind, country, region } = query;
  const conditions: Fragment[] = [];
  if (kind !== undefined) {
    conditions.push(sql`exists (select from service_price join service_kind on service_kind.id = kind_id
      where service_id = service.id and service_kind.slug = ${kind} and service_kind.status = 1)`);
  }
  if (country !== undefined) conditions.push(sql`country_id = ${registry.countriesByCode.get(country)?.id ?? 0}`);
  if (region !== undefined) conditions.push(sql`region_id = ${registry.regionsBySlug.get(region)?.id ?? 0}`);
  if (towns) conditions.push(sql`city_id = any (${[...towns]}::int[])`);
  if (query.home_visit === true) conditions.push(sql`home_visit`);
  if (query.rating !== undefined) conditions.push(sql`rating >= ${query.rating}`);

  return conditions.reduce<Fragment>((all, one) => sql`${all} and ${one}`, sql`true`);
}

/** Kilometres from a town to `service`; null without a town. */
const distanceSql = (sql: Sql, city: number | undefined): Fragment =>
  city === undefined
    ? sql`null::double precision`
    : sql`(select kilometres_between(center.lat, center.lng, service.lat, service.lng) from city center
        where center.id = ${city})`;

interface ListedRow extends CarServiceRow {
  readonly image: AdImage | null;
  readonly distance: number | null;
}

const readRows = (sql: Sql, ids: readonly number[], city: number | undefined) => sql<ListedRow[]>`
  select id::int, slug, name, verified, country_id, region_id, city, lat, lng, opening_hours, hours_exceptions, currency,
    home_visit, rating, reviews, created_at, told_phones(null, user_id) <> '{}' as has_phone, ${pricesSql(sql)} as prices,
    round(${distanceSql(sql, city)}::numeric, 1)::float8 as distance,
    (select jsonb_build_object('id', picture.id, 'width', width, 'height', height, 'view', view)
      from service_image join picture on picture.id = picture_id where service_id = service.id and sort = 0) as image
  from public_car_service service where id = any (${[...ids]}::bigint[])`;

/** The price list of `service` in its order. */
export const pricesSql = (sql: Sql | TransactionSql): Fragment => sql`(
  select coalesce(jsonb_agg(
    jsonb_build_object('kind_id', kind_id, 'title', title, 'minutes', minutes, 'price', price) order by sort), '[]')
  from service_price where service_id = service.id)`;
