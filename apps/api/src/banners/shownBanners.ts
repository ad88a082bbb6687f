import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type getBannerBySlug,
  type listShownBanners,
} from '@volan/api-contract';
import { bannersInTurn, bannerState, brands, nextBannerChange } from '@volan/domain-rules';
import type { PendingQuery, Row, Sql } from 'postgres';
import type { RequestContext } from '../platform/server/RequestContext.ts';
import { bannerColumns, presentShown, timingOf, type BannerRow } from './bannerRows.ts';

type PlacedRow = BannerRow & { readonly position: string };

/** Active banners of a brand with a condition; also those that have not begun yet. */
const readActive = (sql: Sql, brand: string, condition: PendingQuery<Row[]>) => sql<PlacedRow[]>`
  select ${bannerColumns(sql)}, banner_position.code as position
  from banner join banner_position on banner_position.id = position_id
  where active and brand = ${brand} and ${condition}`;

/** The banner with a slug, if visitors of the brand see it now. [J79, T57] */
export async function readBySlug(
  sql: Sql,
  slug: string,
  { brand, language }: RequestContext,
  now: number,
): Promise<CallOutcome<typeof getBannerBySlug>> {
  const [row] = await readActive(sql, brand, sql`slug = ${slug}`);
  const isShown = row && bannerState(timingOf(row), now) === 'running';

  return isShown ? presentShown(row, language) : new Failure<'not-found', null>('not-found');
}

/**
 * The banners of a page that visitors see now, with the next moment at which they change. The host of all countries
 * belongs to the home country of the brand, if it has one. [J84, T57]
 */
export async function readShown(
  sql: Sql,
  { page, country }: CallRequest<typeof listShownBanners>,
  { brand, language }: RequestContext,
  now: number,
): Promise<CallOutcome<typeof listShownBanners>> {
  const code = country ?? brands[brand].homeCountry ?? null;
  const rows = await readActive(
    sql,
    brand,
    sql`(${page ?? null}::text is null or page = ${page ?? null}) and (language is null or language = ${language})
      and (country_id is null or country_id = (select id from country where code = ${code}))`,
  );
  const timed = rows.map((row) => ({ ...timingOf(row), id: row.id, positionId: row.position_id, row }));
  const changesAt = nextBannerChange(timed, now);

  return {
    data: bannersInTurn(timed, now).map(({ row }) => presentShown(row, language)),
    meta: { changes_at: changesAt === null ? null : new Date(changesAt).toISOString() },
  };
}
