import { fastAdLimits, listingLimits, listingStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { notify } from '../notifications/notify.ts';

/** Most ads in one statement: the next run continues. */
const batch = 500;

/** Days from the first question to the second one, and from there to the pause. [N04] */
const answerDays = 7;

/** Dependencies of the job. */
export interface LifecycleDeps {
  readonly sql: Sql;
}

interface Due {
  readonly id: number;
  readonly userId: number;
}

interface Ending extends Due {
  /** A fast ad that was renewed, which happens once. [M17] */
  readonly renewed: boolean;
}

const { active, paused, expired, archived } = listingStatus;

// ads that sellers typed, because an ad of a feed lives as long as its row
const typed = (sql: Sql | TransactionSql) => sql`ad.source = 'form'`;

const isRenewed = (sql: TransactionSql) => sql`ad.fast and ad.renewed_at is not null`;

/**
 * Records notices to sellers about their ads, each once for the same end or the same confirmation, also if two
 * servers run at the same time. Answers the ads without an earlier notice.
 */
async function noteNotices<Ad extends Due & { readonly about: Date }>(
  sql: TransactionSql,
  kind: 'expires-7' | 'expires-1' | 'confirm-1' | 'confirm-2',
  due: readonly Ad[],
  now: Date,
): Promise<readonly Ad[]> {
  if (due.length === 0) return [];

  const notified = await sql<{ id: number }[]>`
    insert into ad_notice ${sql(due.map(({ id, about }) => ({ ad_id: id, kind, about, at: now })))}
    on conflict do nothing returning ad_id::int as id`;
  const ids = new Set(notified.map(({ id }) => id));

  return due.filter(({ id }) => ids.has(id));
}

/**
 * Warns sellers whose ads end within 7 days, and again within 1; of fast ads within 1 only. Answers the number of
 * warnings. [M04, M17]
 */
async function warnOfEnds({ sql }: LifecycleDeps, now: Date): Promise<number> {
  return sql.begin(async (transaction) => {
    let notified = 0;
    // the nearer end first: an ad with the warning of the last day does not get the one of the last week too
    for (const days of listingLimits.warningDays.toSorted((a, b) => a - b)) {
      const due = await transaction<(Ending & { about: Date })[]>`
        select id::int, user_id::int as "userId", expires_at as about, ${isRenewed(transaction)} as renewed from ad
        where status = ${active} and ${typed(transaction)} and expires_at > ${now}
          and expires_at <= ${now}::timestamptz + make_interval(days => ${days})
          and (not fast or ${days} <= ${fastAdLimits.warningDays})
          and not exists (
            select from ad_notice where ad_id = ad.id and about = expires_at
              and kind = any (${days === 1 ? ['expires-1'] : ['expires-7', 'expires-1']}::text[]))
        order by expires_at limit ${batch}`;
      for (const ad of await noteNotices(transaction, days === 1 ? 'expires-1' : 'expires-7', due, now)) {
        const facts = { ends_at: ad.about.toISOString(), ...(ad.renewed && { renewed: true }) };
        await notify(transaction, [ad.userId], { event: 'expires', adId: ad.id, facts }, now);
        notified += 1;
      }
    }
    return notified;
  });
}

/**
 * Ends ads whose days are over, also paused ones, and notifies the sellers of active ones. Answers the number of ads.
 * [M04]
 */
async function endAds({ sql }: LifecycleDeps, now: Date): Promise<number> {
  return sql.begin(async (transaction) => {
    const ended = await transaction<(Ending & { was: number })[]>`
      update ad set status = ${expired}
      from (
        select id, status from ad
        where status in (${active}, ${paused}) and ${typed(transaction)} and expires_at <= ${now}
        order by expires_at limit ${batch} for update skip locked
      ) due
      where ad.id = due.id returning ad.id::int, user_id::int as "userId", due.status as was,
        ${isRenewed(transaction)} as renewed`;
    for (const ad of ended.filter(({ was }) => was === active)) {
      const facts = ad.renewed ? { renewed: true } : {};
      await notify(transaction, [ad.userId], { event: 'expired', adId: ad.id, facts }, now);
    }
    return ended.length;
  });
}

/** Archives ads 90 days after their end. Returns how many. [M04] */
async function archiveAds({ sql }: LifecycleDeps, now: Date): Promise<number> {
  const { count } = await sql`
    update ad set status = ${archived}
    where id in (
      select id from ad
      where status = ${expired} and ${typed(sql)}
        and expires_at <= ${now}::timestamptz - make_interval(days => ${listingLimits.expiredDays})
      order by expires_at limit ${batch} for update skip locked)`;
  return count;
}

/**
 * Asks sellers about full ads that they have not confirmed for 20 days, and again a week later. After another week without
 * an answer the ad is paused. Returns the number of questions and pauses. [N04]
 */
async function askSellers(deps: LifecycleDeps, now: Date): Promise<number> {
  const first = listingLimits.confirmDays;
  const asked = (await ask(deps, 'confirm-2', first + answerDays, now)) + (await ask(deps, 'confirm-1', first, now));
  return asked + (await pauseSilent(deps, now));
}

const confirmed = (sql: Sql | TransactionSql) => sql`coalesce(confirmed_at, published_at)`;

async function ask({ sql }: LifecycleDeps, kind: 'confirm-1' | 'confirm-2', days: number, now: Date) {
  return sql.begin(async (transaction) => {
    const since = confirmed(transaction);
    const due = await transaction<(Due & { about: Date })[]>`
      select id::int, user_id::int as "userId", ${since} as about from ad
      where status = ${active} and not fast and ${typed(transaction)}
        and ${since} <= ${now}::timestamptz - make_interval(days => ${days})
        and not exists (select from ad_notice where ad_id = ad.id and kind = ${kind} and about = ${since})
        ${
          kind === 'confirm-1'
            ? transaction``
            : transaction`and exists (
                select from ad_notice where ad_id = ad.id and kind = 'confirm-1' and about = ${since}
                  and at <= ${now}::timestamptz - make_interval(days => ${answerDays}))`
        }
      order by ${since} limit ${batch}`;
    const notified = await noteNotices(transaction, kind, due, now);
    for (const ad of notified) {
      const event = kind === 'confirm-2' ? 'confirm-last' : 'confirm';
      await notify(transaction, [ad.userId], { event, adId: ad.id }, now);
    }

    return notified.length;
  });
}

async function pauseSilent({ sql }: LifecycleDeps, now: Date) {
  return sql.begin(async (transaction) => {
    const since = confirmed(transaction);
    const silent = await transaction<Due[]>`
      update ad set status = ${paused}
      where id in (
        select ad.id from ad join ad_notice on ad_notice.ad_id = ad.id and kind = 'confirm-2' and about = ${since}
        where ad.status = ${active} and ${typed(transaction)}
          and ad_notice.at <= ${now}::timestamptz - make_interval(days => ${answerDays})
        limit ${batch} for update of ad skip locked)
      returning id::int, user_id::int as "userId"`;
    for (const ad of silent) {
      await notify(transaction, [ad.userId], { event: 'unconfirmed', adId: ad.id }, now);
    }

    return silent.length;
  });
}

/** Runs all automatic changes of ads, in the order in which they can happen to one ad. */
export async function liveOn(deps: LifecycleDeps, now: Date): Promise<number> {
  const archivedNow = await archiveAds(deps, now);
  const ended = await endAds(deps, now);
  const warned = await warnOfEnds(deps, now);

  return archivedNow + ended + warned + (await askSellers(deps, now));
}
