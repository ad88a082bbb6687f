import {
  Failure,
  type BannerAvailability,
  type CallOutcome,
  type CallRequest,
  type checkBannerAvailability,
  type getBanner,
  type listBannerPositions,
  type listBanners,
} from '@volan/api-contract';
import { areBannerDatesInOrder, bannerLimits, bannerPages, bannerTypes, fold, type Actor } from '@volan/domain-rules';
import type { PendingQuery, Row, Sql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { bannerColumns, presentManaged, readBanner, type BannerRow } from './bannerRows.ts';
import { inTheWay, readPositions, type Booking } from './bookings.ts';
import { countryOf, reached, reaches } from './scope.ts';

/** Dependencies of reading banners. */
interface ReadDeps {
  readonly sql: Sql;
  readonly now: () => number;
}

/** Escapes a text for `like`. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Banners of the table, with their total. [J75, H04] */
export async function listManaged(
  { sql, now }: ReadDeps,
  query: CallRequest<typeof listBanners>,
  context: CallContext,
): Promise<CallOutcome<typeof listBanners>> {
  const { page = 1, limit = bannerLimits.perPage, sort = 'created_at', order = 'desc', search = '' } = query;
  const words = fold(search).split(/\s+/).filter(Boolean).slice(0, 8);
  const conditions: PendingQuery<Row[]>[] = [
    reached(sql, 'promotions.list', principalOf(context).actor),
    ...words.map((word) => sql`banner.search_text like ${`%${literal(word)}%`}`),
  ];
  if (query.position_id !== undefined) conditions.push(sql`banner.position_id = ${query.position_id}`);
  if (query.brand !== undefined) conditions.push(sql`banner.brand = ${query.brand}`);
  if (query.country_id !== undefined) conditions.push(sql`banner.country_id = ${query.country_id}`);
  if (query.active !== undefined) conditions.push(sql`banner.active = ${query.active}`);
  if (query.from !== undefined) conditions.push(sql`banner.end_date > ${query.from}::date`);
  if (query.to !== undefined) conditions.push(sql`banner.start_date <= ${query.to}::date`);
  const where = conditions.reduce((all, each) => sql`${all} and ${each}`);
  const direction = order === 'asc' ? sql`asc` : sql`desc`;

  const [rows, [counted]] = await Promise.all([
    sql<BannerRow[]>`
      select ${bannerColumns(sql)} from banner where ${where}
      order by banner.${sql(sort)} ${direction}, banner.id ${direction}
      limit ${limit} offset ${(page - 1) * limit}`,
    sql<{ total: number }[]>`select count(*)::int as total from banner where ${where}`,
  ]);

  return { data: rows.map((row) => presentManaged(row, now())), meta: { page, limit, total: counted?.total ?? 0 } };
}

/** One banner, also one that is switched off. [J80, H04] */
export async function readManaged(
  { sql, now }: ReadDeps,
  { id, active }: CallRequest<typeof getBanner>,
  context: CallContext,
): Promise<CallOutcome<typeof getBanner>> {
  const row = await readBanner(sql, id);
  const isWanted = row && reaches('promotions.list', principalOf(context).actor, row);
  if (!isWanted || (active !== undefined && active !== row.active)) return new Failure<'not-found', null>('not-found');

  return presentManaged(row, now());
}

/** Positions and types. [J83] */
export async function readData(sql: Sql): Promise<CallOutcome<typeof listBannerPositions>> {
  const types = Object.entries(bannerTypes).map(([code, id]) => ({ id, code }));
  return { positions: [...(await readPositions(sql))], types };
}

/** Pages with the ids of their positions. [J82] */
export async function readPages(sql: Sql) {
  const positions = await readPositions(sql);
  const pages = bannerPages.map((page) => ({
    page,
    position_ids: positions.filter((position) => position.page === page).map(({ id }) => id),
  }));

  return pages.filter(({ position_ids: ids }) => ids.length > 0);
}

type Question = CallRequest<typeof checkBannerAvailability>;

/**
 * The booking that a question is about. Keys that are absent come from the banner; without one they are open, but the
 * country of a regional administrator is their own.
 */
const bookingOf = (query: Question, banner: BannerRow | null, actor: Actor): Booking => ({
  id: banner?.id ?? null,
  brand: query.brand ?? banner?.brand ?? null,
  country_id: query.country_id ?? (banner ? banner.country_id : countryOf(actor, undefined)),
  language: query.language ?? banner?.language ?? null,
  start_date: query.start_date ?? banner?.start_date ?? null,
  end_date: query.end_date ?? banner?.end_date ?? null,
});

/** Free shares of the positions that a question is about. [J85, G05] */
export async function readAvailability(
  sql: Sql,
  query: Question,
  context: CallContext,
): Promise<CallOutcome<typeof checkBannerAvailability>> {
  const { actor } = principalOf(context);
  const banner = query.id === undefined ? null : await readBanner(sql, query.id);
  if (query.id !== undefined && !(banner && reaches('promotions.list', actor, banner))) {
    return new Failure<'not-found', null>('not-found');
  }

  const booking = bookingOf(query, banner, actor);
  const { start_date: start, end_date: end } = booking;
  if (start !== null && end !== null && !areBannerDatesInOrder(start, end)) {
    return new Failure<'bad-query', null>('bad-query', { errors: { end_date: ['dates-reversed'] } });
  }

  const [positionId, type] = [query.position_id ?? banner?.position_id, query.type_id ?? banner?.type_id];
  const asked = (await readPositions(sql)).filter(
    ({ id, types }) =>
      (positionId === undefined || id === positionId) && (type === undefined || types.some((one) => one === type)),
  );
  const ids = asked.map(({ id }) => id);
  const others = await sql<(BannerAvailability['taken'][number] & { readonly isReached: boolean })[]>`
    select id, slug, position_id, share, start_date::text, end_date::text,
      ${reached(sql, 'promotions.list', actor)} as "isReached"
    from banner where position_id = any(${ids}::smallint[]) and ${inTheWay(sql, booking)}
    order by start_date, id`;
  const positions = asked.map(({ id, shares }) => {
    const taken = new Set(others.filter((other) => other.position_id === id).map(({ share }) => share));
    const all = Array.from({ length: shares }, (_, index) => index + 1);

    return { position_id: id, free: all.filter((share) => !taken.has(share)) };
  });

  return {
    available: positions.some(({ free }) => free.length > 0),
    positions,
    taken: others.filter(({ isReached }) => isReached).map(({ isReached: _isReached, ...other }) => other),
  };
}
