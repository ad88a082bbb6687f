import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type getOwnServiceReview,
  type OwnServiceReview,
  type writeServiceReview,
} from '@volan/api-contract';
import { canAccess, maskContacts, reviewLimits, type Actor } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { accountsOf } from '../ads/ownership.ts';
import { notify } from '../notifications/notify.ts';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { presentReview, readReviewRows } from './serviceReviews.ts';

/** What writing a review needs. */
export interface ReviewDeps {
  readonly sql: Sql;
  readonly isTooMany: RateLimit;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface ReviewedService {
  readonly id: number;
  readonly name: string;
  /** Its account. */
  readonly user_id: number;
}

/** A public service; null if there is none. */
async function findService(sql: Sql | TransactionSql, id: number): Promise<ReviewedService | null> {
  const [service] = await sql<ReviewedService[]>`
    select id::int, name, user_id::int from public_car_service where id = ${id}`;

  return service ?? null;
}

/**
 * Whether the user was in contact with the service: it answered them in a conversation, also in one that was deleted
 * since, or they asked for its phone a day ago.
 */
async function hasContact(sql: Sql | TransactionSql, service: ReviewedService, userId: number, now: Date) {
  const asked = new Date(now.getTime() - reviewLimits.hoursAfterPhone * 3_600_000);
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from conversation
        where buyer_id = ${userId} and seller_id = ${service.user_id} and answered_at is not null)
      or exists (select from service_contact
        where service_id = ${service.id} and user_id = ${userId} and (answered_at is not null or revealed_at <= ${asked}))
      as found`;

  return row?.found ?? false;
}

/** Whether the user may review the service, or why not. */
async function rightOf(
  sql: Sql | TransactionSql,
  service: ReviewedService,
  actor: Actor,
  now: Date,
): Promise<OwnServiceReview['right']> {
  if (accountsOf(actor).includes(service.user_id)) return 'own';

  const [written] = await sql`
    select from service_review where service_id = ${service.id} and author_id = ${actor.id}`;
  if (written) return 'written';

  return (await hasContact(sql, service, actor.id, now)) ? 'allowed' : 'contact-first';
}

/** What the user may do about the reviews of a service, and the review that they wrote. [M16] */
export async function readOwnReview(
  { sql, now }: Pick<ReviewDeps, 'sql' | 'now'>,
  { id }: CallRequest<typeof getOwnServiceReview>,
  context: CallContext,
): Promise<CallOutcome<typeof getOwnServiceReview>> {
  const { actor } = principalOf(context);
  const service = await findService(sql, id);
  if (!service) return new Failure('not-found');

  const [own] = await readReviewRows(sql, sql`service.id = ${id} and review.author_id = ${actor.id}`);

  return {
    right: await rightOf(sql, service, actor, new Date(now())),
    may_reply: canAccess('services.edit', actor, { ownerId: service.user_id, countryId: null }),
    review: own ? presentReview(own) : null,
  };
}

/** Stores a review, one for each person and service, and notifies the owner of the service. [M16] */
export async function writeReview(
  { sql, isTooMany, now }: ReviewDeps,
  { service_id: id, rating, text }: CallRequest<typeof writeServiceReview>,
  context: CallContext,
): Promise<CallOutcome<typeof writeServiceReview>> {
  const { actor } = principalOf(context);
  if (await isTooMany(String(actor.id))) return tooMany();

  const moment = new Date(now());

  return sql.begin(async (transaction): Promise<CallOutcome<typeof writeServiceReview>> => {
    const service = await findService(transaction, id);
    if (!service) return new Failure('not-found');

    const right = await rightOf(transaction, service, actor, moment);
    if (right === 'own') return fieldFailure('service_id', 'own-service');
    if (right === 'contact-first') return fieldFailure('service_id', 'contact-first');

    // a constraint refuses the second of two reviews
    const review = { service_id: id, author_id: actor.id, rating, text: maskContacts(text), created_at: moment };
    const [made] = await transaction<{ id: number }[]>`
      insert into service_review ${transaction(review)} on conflict (service_id, author_id) do nothing
      returning id::int`;
    if (!made) return new Failure('conflict');

    const facts = { company: service.name, service: id };
    await notify(transaction, [service.user_id], { event: 'review-received', facts }, moment);
    const [row] = await readReviewRows(transaction, transaction`review.id = ${made.id}`);

    return row ? presentReview(row) : new Failure('not-found');
  });
}
