import type { BannerPosition, Failure } from '@volan/api-contract';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import type { BannerRow } from './bannerRows.ts';

/** What a banner books, or what is asked about. Null is open: every brand, country, language or day. */
export interface Booking {
  /** The banner that books; it is not in its own way. Null: a new one. */
  readonly id: number | null;
  readonly brand: string | null;
  readonly country_id: number | null;
  readonly language: string | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
}

/** Positions for banners, by their ids. */
export const readPositions = (sql: Sql | TransactionSql) => sql<BannerPosition[]>`
  select id, code, page, place, types, shares,
    jsonb_build_object('width', wide_width, 'height', wide_height) as wide,
    jsonb_build_object('width', narrow_width, 'height', narrow_height) as narrow
  from banner_position order by id`;

/** SQL for the active banners in the way of a booking: the condition of the constraint `banner_slot`. */
export const inTheWay = (sql: Sql | TransactionSql, booking: Booking) => sql`
  banner.active and banner.id is distinct from ${booking.id}
  and text_range(banner.brand, banner.brand, '[]')
    && text_range(${booking.brand}::text, ${booking.brand}::text, '[]')
  and int4range(banner.country_id, banner.country_id, '[]')
    && int4range(${booking.country_id}::int, ${booking.country_id}::int, '[]')
  and text_range(banner.language, banner.language, '[]')
    && text_range(${booking.language}::text, ${booking.language}::text, '[]')
  and daterange(banner.start_date, banner.end_date)
    && daterange(${booking.start_date}::date, ${booking.end_date}::date)`;

/**
 * Chooses a share of a position: the preferred one if it is free, else the first free one. Bookings of a position wait
 * for each other here, so that they do not deadlock in the constraint, which decides. Returns the preferred share, or
 * the first, if none is free.
 */
export async function chooseShare(
  sql: TransactionSql,
  { position_id: positionId, ...booking }: Booking & Pick<BannerRow, 'position_id'>,
  preferred = 1,
): Promise<number> {
  await sql`select from banner_position where id = ${positionId} for no key update`;
  const [free] = await sql<{ share: number }[]>`
    select share from banner_position, generate_series(1, shares) as share
    where banner_position.id = ${positionId} and not exists (
      select from banner
      where banner.position_id = ${positionId} and banner.share = share.share and ${inTheWay(sql, booking)})
    order by share <> ${preferred}, share limit 1`;

  return free?.share ?? preferred;
}

/**
 * Runs a transaction that may book a share. The constraint of the database decides: `slot-taken` at the field, and
 * likewise `slug-taken` for a slug.
 */
export async function booked<Outcome>(
  field: 'start_date' | 'active',
  work: () => Promise<Outcome>,
): Promise<Outcome | Failure<'validation', null>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    if (error.constraint_name === 'banner_slot') return fieldFailure(field, 'slot-taken');
    if (error.constraint_name === 'banner_slug_key') return fieldFailure('slug', 'slug-taken');
    throw error;
  }
}
