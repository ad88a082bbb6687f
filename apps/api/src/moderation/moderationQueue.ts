import type { CallMeta, CallOutcome, CallRequest, exportAds, listModeratedAds, ModeratedAd } from '@volan/api-contract';
import {
  fold,
  formatPhone,
  listingStatus,
  listingStatusName,
  rejectionReasons,
  reviewReasons,
  scopeOf,
  toListingStatus,
  type Actor,
  type AdFormFields,
  type LanguageValue,
  type SortOrder,
} from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import { readAdFields } from '../ads/adFields.ts';
import { changedFields } from '../ads/changedFields.ts';
import { claimantOfAd, isHeldByOther } from './claims.ts';
import { formOf } from '../ads/formOf.ts';
import { mileageBeforeSql, presentMileageBefore, type MileageBeforeRow } from '../ads/mileageBefore.ts';
import { linkOf } from '../ads/presentPublished.ts';
import type { ModerationDeps } from './ModerationDeps.ts';

const perPage = 24;
const maxReports = 20;

interface Row {
  readonly id: number;
  readonly status: number;
  readonly fast: boolean;
  readonly description: string;
  readonly risk: number | null;
  readonly reasons: readonly string[] | null;
  readonly duplicate_of: number | null;
  readonly mileage_before: MileageBeforeRow | null;
  readonly category_id: number;
  readonly question: string | null;
  readonly answered: string | null;
  readonly answered_at: Date | null;
  readonly asked_fields: AdFormFields | null;
  readonly reason: string | null;
  readonly refused_for: readonly string[] | null;
  readonly waiting_since: Date | null;
  readonly vin: string | null;
  readonly phones: readonly string[];
  readonly seller_since: Date;
  readonly seller_ads: number;
  readonly picture_ids: readonly number[];
  readonly held_by: ModeratedAd['held_by'];
  readonly total: number;
}

/** SQL condition: regional administrators reach ads of their country only. [H04] */
const withinReach = (sql: Sql, actor: Actor) =>
  scopeOf('ads.list', actor) === 'all' ? sql`true` : sql`ad.country_id = ${actor.countryId}`;

/** The ad number in a search. Null: the search is not a number. */
const numberIn = (search: string) => Number(/^#?([1-9]\d{0,8})$/.exec(search)?.[1] ?? 0) || null;

function searched(sql: Sql, search: string) {
  const id = numberIn(search);
  if (id !== null) return sql`ad.id = ${id}`;

  const name = fold(search).replaceAll(/[%_\\]/g, '\\$&');

  return name === '' ? sql`true` : sql`users.search_text like ${`%${name}%`}`;
}

/** SQL condition: the ad waits for a decision. */
const isWaiting = (sql: Sql) => sql`waiting_since is not null and ad.status in (1, 2)`;

/**
 * The order of the queue: paid reviews first, then by risk, then by waiting time. Ads whose seller was asked a question
 * come last. [M05]
 */
const queueOrder = (sql: Sql) =>
  sql`(question <> ''), coalesce(priority_until > now(), false) desc, risk desc, waiting_since, ad.id`;

/** Sorts by one field, empty values last. [T04] */
function sortedBy(sql: Sql, field: NonNullable<CallRequest<typeof exportAds>['sort']>, order: SortOrder = 'asc') {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const value = {
    id: sql`ad.id`,
    price: sql`ad.price`,
    risk: sql`risk`,
    since: sql`coalesce(waiting_since, ad.created_at)`,
  }[field];
  return sql`${value} ${direction} nulls last, ad.id ${direction}`;
}

/**
 * The position of an ad in the queue, with the neighbours that nobody else has claimed. Null: the ad is not in the
 * queue.
 */
async function inQueue(
  sql: Sql,
  id: number | null,
  actor: Actor,
  now: Date,
): Promise<CallMeta<typeof listModeratedAds>['queue']> {
  if (id === null) return null;

  const [found] = await sql<{ position: number; previous: number | null; next: number | null }[]>`
    with waiting as (
      select ad.id::int, row_number() over (order by ${queueOrder(sql)})::int as position,
        ${isHeldByOther(sql, actor.id, now)} as is_held
      from ad join ad_review on ad_review.ad_id = ad.id
      where ${isWaiting(sql)} and ${withinReach(sql, actor)})
    select position,
      (select id from waiting other where other.position < this.position and not is_held order by other.position desc
        limit 1) as previous,
      (select id from waiting other where other.position > this.position and not is_held order by other.position
        limit 1) as next
    from waiting this where id = ${id}`;
  return found ?? null;
}

/** The ads of a moderators' table, in its order. [H04] */
export function chosenAds(
  sql: Sql,
  actor: Actor,
  { status, search = '', fast, sort, order }: CallRequest<typeof exportAds>,
) {
  const isQueue = status === undefined || status === 'pending';
  // a number finds an ad in any status, because the similar ad in a comparison is public
  const isOfState =
    status === undefined && numberIn(search.trim()) !== null
      ? sql`true`
      : isQueue
        ? isWaiting(sql)
        : sql`ad.status = ${listingStatus[status]}`;
  const isOfKind = fast === undefined ? sql`true` : sql`ad.fast = ${fast}`;

  return {
    where: sql`${withinReach(sql, actor)} and ${searched(sql, search.trim())} and ${isOfState} and ${isOfKind}`,
    order: sort ? sortedBy(sql, sort, order) : isQueue ? queueOrder(sql) : sql`ad.updated_at desc, ad.id desc`,
  };
}

/** The moderation queue, or ads with another status. [J139, P57] */
export async function moderationQueue(
  { sql, taxonomy, ads, now }: Pick<ModerationDeps, 'sql' | 'taxonomy' | 'ads' | 'now'>,
  { page = 1, status, search = '', fast, sort, order: direction, lang }: CallRequest<typeof listModeratedAds>,
  context: CallContext,
): Promise<CallOutcome<typeof listModeratedAds>> {
  const { actor } = principalOf(context);
  const reach = withinReach(sql, actor);
  const moment = new Date(now());
  const named = numberIn(search.trim());
  const { where, order } = chosenAds(sql, actor, { status, search, fast, sort, order: direction });
  const rows = await sql<Row[]>`
    select ad.id::int, ad.status, ad.fast, ad.description, risk, reasons, duplicate_of::int, ad.category_id, question,
      answered, answered_at, asked_fields, reason, ${mileageBeforeSql(sql)} as mileage_before,
      refused_for, waiting_since, overlay(vin placing '•••' from 12 for 3) as vin,
      told_phones(ad.contact_phone, ad.user_id) as phones, users.created_at as seller_since,
      (select count(*)::int from ad other where other.user_id = ad.user_id and other.status = ${listingStatus.active})
        as seller_ads,
      array(select picture_id from ad_image where ad_id = ad.id order by sort) as picture_ids,
      ${claimantOfAd(sql, moment)} as held_by,
      count(*) over ()::int as total
    from ad join users on users.id = ad.user_id left join ad_review on ad_review.ad_id = ad.id
    where ${where} order by ${order}
    limit ${perPage} offset ${(page - 1) * perPage}`;
  const [queue] = await sql<{ pending: number }[]>`
    select count(*)::int as pending from ad join ad_review on ad_review.ad_id = ad.id
    where ${isWaiting(sql)} and ${reach}`;
  const { registry } = taxonomy.current();
  const listed = await ads.answersInAnyState(
    rows.map(({ id }) => id),
    lang ?? context.language,
  );
  const shownOf = new Map(listed.map((ad) => [ad.id, ad]));
  const data = await Promise.all(
    rows.map(async (row): Promise<ModeratedAd[]> => {
      const shown = shownOf.get(row.id);
      if (!shown) return [];
      return [
        {
          ...shown,
          status: listingStatusName(toListingStatus(row.status) ?? 0),
          fast: row.fast,
          description: row.description,
          risk: row.risk ?? 0,
          reasons: reviewReasons.filter((reason) => row.reasons?.includes(reason)),
          duplicate_of: await linkOf(sql, registry, row.duplicate_of),
          mileage_before: presentMileageBefore(row.mileage_before),
          question: row.question ?? '',
          answer: await answerOf(sql, registry, row, lang ?? context.language),
          refused_for: rejectionReasons.filter((reason) => row.refused_for?.includes(reason)),
          reason: row.reason ?? '',
          waiting_since: row.waiting_since?.toISOString() ?? null,
          vin: row.vin,
          phones: row.phones.map(formatPhone),
          seller_since: row.seller_since.toISOString(),
          seller_ads: row.seller_ads,
          picture_ids: [...row.picture_ids],
          held_by: row.held_by,
          reports: await reportsOf(sql, row.id),
        },
      ];
    }),
  );
  const meta = {
    page,
    total: rows[0]?.total ?? 0,
    pending: queue?.pending ?? 0,
    queue: await inQueue(sql, named, actor, moment),
  };

  return { data: data.flat(), meta };
}

/** The seller's answer to a question, and what the edit changed. */
async function answerOf(
  sql: Sql,
  registry: Registry,
  row: Row,
  language: LanguageValue,
): Promise<ModeratedAd['answer']> {
  if (!row.answered_at) return null;

  const category = registry.categoriesById.get(row.category_id);
  const told = { question: row.answered ?? '', at: row.answered_at.toISOString() };
  if (!category || !row.asked_fields) return { ...told, changes: null };

  const form = formOf(registry, category, language);
  const now = await readAdFields(sql, form, row.id);

  return { ...told, changes: await changedFields(sql, form, row.asked_fields, now, { registry, language }) };
}

async function reportsOf(sql: Sql, id: number): Promise<ModeratedAd['reports']> {
  const rows = await sql<{ reason: ModeratedAd['reports'][number]['reason']; text: string; at: Date }[]>`
    select reason, text, at from ad_report where ad_id = ${id} order by at desc limit ${maxReports}`;
  return rows.map(({ at, ...report }) => ({ ...report, at: at.toISOString() }));
}
