import type { WaitingWork } from '@volan/api-contract';
import type { WorkKind } from '@volan/domain-rules';
import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';

/** Most failed items of a kind that are shown. */
const shown = 20;

/** Data of a failed item. */
interface FailingRow {
  readonly id: string;
  readonly subject: string;
  readonly tries: number;
  readonly problem: string;
  readonly since: Date;
  readonly next: Date | null;
}

/** A table with waiting work. */
interface Waiting {
  /** How many items wait, since when the oldest one does, and how many fail. */
  readonly counts: PendingQuery<{ waiting: number; failing: number; oldest: Date | null }[]>;
  /** Failed items, as rows; the newest of them are shown. */
  readonly failing: PendingQuery<Row[]>;
}

/** The last real run of each feed, if it failed. */
const failedFeeds = (sql: Sql | TransactionSql) => sql`
  select feed.id, feed.name, feed.next_run_at, run.error, run.detail, run.ended_at
  from feed cross join lateral (
    select * from feed_run where feed_id = feed.id and not dry and ended_at is not null order by id desc limit 1) run
  where run.error is not null`;

const tables = (sql: Sql): Readonly<Record<WorkKind, Waiting>> => ({
  mail: {
    counts: sql`select count(*)::int as waiting, count(*) filter (where tries > 0)::int as failing,
      min(created_at) as oldest from mail`,
    failing: sql`
      select id::text, template || ', ' || recipient as subject, tries::int, last_error as problem, created_at as since,
        nullif(next_try_at, 'infinity') as next
      from mail where tries > 0`,
  },
  push: {
    counts: sql`
      select count(*)::int as waiting, count(*) filter (where last_error <> '')::int as failing,
        min(created_at) as oldest from push_message`,
    failing: sql`
      select id::text, tag as subject, tries, last_error as problem, created_at as since, next_try_at as next
      from push_message where last_error <> ''`,
  },
  receipts: {
    counts: sql`
      select count(*) filter (where next_try_at is not null)::int as waiting,
        count(*) filter (where problem <> '')::int as failing,
        min(r.issued_at) filter (where next_try_at is not null) as oldest
      from fiscal_receipt f join receipt r using (order_id) where f.number is null`,
    failing: sql`
      select f.id, f.id as subject, tries, problem, r.issued_at as since, next_try_at as next
      from fiscal_receipt f join receipt r using (order_id) where f.number is null and problem <> ''`,
  },
  feeds: {
    counts: sql`
      select (select count(*)::int from feed_run where ended_at is null) as waiting,
        (select min(created_at) from feed_run where ended_at is null) as oldest,
        (select count(*)::int from (${failedFeeds(sql)}) failed) as failing`,
    failing: sql`
      select id::text, name as subject, 1 as tries, trim(error || ' ' || detail) as problem, ended_at as since,
        next_run_at as next
      from (${failedFeeds(sql)}) failed`,
  },
});

/** Waiting work of every kind, with its failed items. */
export function readWaitingWork(sql: Sql): Promise<WaitingWork[]> {
  return Promise.all(
    (Object.entries(tables(sql)) as [WorkKind, Waiting][]).map(async ([kind, { counts, failing }]) => {
      const [[counted], rows] = await Promise.all([
        counts,
        sql<FailingRow[]>`select * from (${failing}) failing order by since desc, id desc limit ${shown}`,
      ]);
      return {
        kind,
        waiting: counted?.waiting ?? 0,
        oldest_at: counted?.oldest?.toISOString() ?? null,
        failing: counted?.failing ?? 0,
        items: rows.map(({ since, next, ...item }) => ({
          ...item,
          since: since.toISOString(),
          next_try_at: next?.toISOString() ?? null,
        })),
      };
    }),
  );
}

/**
 * Makes failed work due now, one item or all of a kind; the job of that kind then takes it. Returns how many items that
 * were.
 */
export async function retryWaiting(sql: TransactionSql, kind: WorkKind, id: string | undefined): Promise<number> {
  const isIt = (column: string) => (id === undefined ? sql`true` : sql`${sql(column)}::text = ${id}`);
  switch (kind) {
    case 'mail':
      // a mail that was given up starts with a new count of tries
      return (
        await sql`
          update mail set next_try_at = now(), tries = case when next_try_at = 'infinity' then 1 else tries end
          where tries > 0 and ${isIt('id')}`
      ).count;
    case 'push':
      return (await sql`update push_message set next_try_at = now() where last_error <> '' and ${isIt('id')}`).count;
    case 'receipts':
      return (
        await sql`
          update fiscal_receipt set next_try_at = now() where number is null and problem <> '' and ${isIt('id')}`
      ).count;
    case 'feeds':
      return (
        await sql`
          insert into feed_run (feed_id, dry, created_at)
          select id, false, now() from (${failedFeeds(sql)}) failed where ${isIt('id')}
          on conflict (feed_id) where ended_at is null do nothing`
      ).count;
  }
}
