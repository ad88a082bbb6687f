import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type getServiceReview,
  type listServiceReviews,
  type ServiceReview,
} from '@volan/api-contract';
import { reviewerName, reviewLimits } from '@volan/domain-rules';
import type { Fragment, Sql, TransactionSql } from 'postgres';

/** A public review, with its service. */
export interface ReviewRow {
  readonly id: number;
  readonly service_id: number;
  readonly service: string;
  readonly author_id: number;
  readonly author: string;
  readonly rating: number;
  readonly text: string;
  readonly created_at: Date;
  readonly reply: string | null;
  readonly replied_at: Date | null;
}

/** Columns of a {@link ReviewRow}, of `public_service_review` as `review` and `public_car_service` as `service`. */
export const reviewColumns = (sql: Sql | TransactionSql): Fragment => sql`
  review.id::int, service.id::int as service_id, service.name as service, review.author_id::int, author, review.rating,
  review.text, review.created_at, review.reply, review.replied_at`;

/** A review as visitors see it. */
export function presentReview(row: ReviewRow): ServiceReview {
  const { id, rating, text, reply, replied_at: at } = row;

  return {
    id,
    service: { id: row.service_id, name: row.service },
    author: reviewerName(row.author),
    rating,
    text,
    created_at: row.created_at.toISOString(),
    reply: reply === null || at === null ? null : { text: reply, at: at.toISOString() },
  };
}

/** Public reviews of public services that match a condition. */
export const readReviewRows = (sql: Sql | TransactionSql, where: Fragment) => sql<ReviewRow[]>`
  select ${reviewColumns(sql)} from public_service_review review
  join public_car_service service on service.id = review.service_id
  where ${where}`;

interface Totals {
  readonly rating: number | null;
  readonly by_rating: number[];
}

/** Reviews of a public service, the newest first. [M16] */
export async function listReviews(
  sql: Sql,
  { id, page = 1 }: CallRequest<typeof listServiceReviews>,
): Promise<CallOutcome<typeof listServiceReviews>> {
  const { perPage } = reviewLimits;
  const [totals] = await sql<Totals[]>`
    select rating, array(
      select (select count(*)::int from public_service_review where service_id = service.id and rating = star)
      from generate_series(1, 5) star order by star) as by_rating
    from public_car_service service where id = ${id}`;
  if (!totals) return new Failure<'not-found', null>('not-found');

  const newest = sql`
    service.id = ${id} order by review.created_at desc, review.id desc limit ${perPage} offset ${(page - 1) * perPage}`;
  const rows = await readReviewRows(sql, newest);
  const total = totals.by_rating.reduce((sum, count) => sum + count, 0);
  const pages = Math.max(1, Math.ceil(total / perPage));

  return { data: rows.map(presentReview), meta: { page, pages, per_page: perPage, total, ...totals } };
}

/** One public review. [M16] */
export async function readReview(
  sql: Sql,
  { id }: CallRequest<typeof getServiceReview>,
): Promise<CallOutcome<typeof getServiceReview>> {
  const [row] = await readReviewRows(sql, sql`review.id = ${id}`);

  return row ? presentReview(row) : new Failure<'not-found', null>('not-found');
}
