import type { Feed, FeedRun } from '@volan/api-contract';
import { canAccess, languageValues, type Actor, type LanguageValue } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import type { FeedOwner, StoredFeed } from './StoredFeed.ts';

interface RunRow extends Omit<FeedRun, 'state' | 'created_at' | 'ended_at'> {
  readonly started_at: Date | null;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

const runColumns = (sql: Sql) => sql`
  id, feed_id, dry, started_at, created_at, ended_at, error, detail,
  read, created, updated, unchanged, refused, paused, resumed, held_back`;

/** A run as the API returns it. */
function presentRun({ started_at, created_at, ended_at, ...run }: RunRow): FeedRun {
  const state = ended_at ? (run.error === null ? 'done' : 'failed') : started_at ? 'running' : 'waiting';
  return { ...run, state, created_at: created_at.toISOString(), ended_at: ended_at?.toISOString() ?? null };
}

/** The last runs of a feed, the newest first. */
export async function runsOf(sql: Sql, feedId: number, limit: number): Promise<FeedRun[]> {
  const rows = await sql<RunRow[]>`
    select ${runColumns(sql)} from feed_run where feed_id = ${feedId} order by id desc limit ${limit}`;
  return rows.map(presentRun);
}

/** One run; null if it does not exist. */
async function findRun(sql: Sql, id: number): Promise<FeedRun | null> {
  const [row] = await sql<RunRow[]>`select ${runColumns(sql)} from feed_run where id = ${id}`;
  return row ? presentRun(row) : null;
}

interface FeedRow {
  readonly id: number;
  readonly company_id: number;
  readonly name: string;
  readonly category_id: number;
  readonly url: string | null;
  readonly schedule: Feed['schedule'];
  readonly next_run_at: Date | null;
  readonly is_mapped: boolean;
  readonly file_name: string;
  readonly file_at: Date | null;
  readonly bytes: number | null;
  readonly ads: number;
}

const feedsWhere = async (sql: Sql, where: ReturnType<Sql>): Promise<Feed[]> => {
  const rows = await sql<FeedRow[]>`
    select feed.id, company_id::int, name, category_id, url, schedule, next_run_at, mapping is not null as is_mapped,
      file_name, file_at, length(file) as bytes,
      (select count(*)::int from feed_item join ad on ad.id = ad_id where feed_id = feed.id and ad.status = 2) as ads
    from feed where ${where} order by name, feed.id`;
  return Promise.all(
    rows.map(async ({ next_run_at: next, file_name: name, file_at: at, bytes, ...feed }) => ({
      ...feed,
      next_run_at: next?.toISOString() ?? null,
      file: at && bytes !== null ? { name, bytes, at: at.toISOString() } : null,
      last_run: (await runsOf(sql, feed.id, 1))[0] ?? null,
    })),
  );
};

/** The feeds of a company. */
export const feedsOf = (sql: Sql, companyId: number) => feedsWhere(sql, sql`company_id = ${companyId}`);

/** One feed as the API returns it. */
export async function presentFeed(sql: Sql, id: number): Promise<Feed | null> {
  return (await feedsWhere(sql, sql`feed.id = ${id}`))[0] ?? null;
}

/** A feed with its file, as runs need it. */
export async function findFeed(sql: Sql, id: number): Promise<StoredFeed | null> {
  const [row] = await sql<StoredFeed[]>`
    select id, company_id::int as "companyId", category_id as "categoryId", url, mapping, file from feed
      where id = ${id}`;
  return row ?? null;
}

/** The company of a feed that the actor may see and change; null if it does not exist or belongs to others. [H07] */
export async function companyFor(sql: Sql, actor: Actor, companyId: number): Promise<{ id: number } | null> {
  const [row] = await sql<{ id: number; ownerId: number }[]>`
    select id::int, user_id::int as "ownerId" from company where id = ${companyId} and status < 2`;
  return row && canAccess('feeds.edit', actor, { ownerId: row.ownerId, countryId: null }) ? { id: row.id } : null;
}

/** The same for a feed: returns its id and its company. */
export async function feedFor(
  sql: Sql,
  actor: Actor,
  feedId: number,
): Promise<{ id: number; companyId: number } | null> {
  const [row] = await sql<{ company_id: number }[]>`select company_id::int from feed where id = ${feedId}`;
  const company = row && (await companyFor(sql, actor, row.company_id));
  return company ? { id: feedId, companyId: company.id } : null;
}

/** The same for a run. */
export async function runFor(sql: Sql, actor: Actor, runId: number): Promise<FeedRun | null> {
  const run = await findRun(sql, runId);
  return run && (await feedFor(sql, actor, run.feed_id)) ? run : null;
}

/** The company and account that ads of a feed are published for; null if the company is closed. */
export async function ownerOfFeed(sql: Sql, companyId: number): Promise<FeedOwner | null> {
  const [row] = await sql<
    {
      id: number;
      status: Actor['status'];
      type_id: Actor['profileType'];
      country_id: number | null;
      language: string | null;
      created_at: Date;
      code: string;
      region_id: number | null;
      city_id: number | null;
    }[]
  >`
    select users.id::int, users.status, type_id, users.country_id, users.language, users.created_at, country.code,
      company.region_id, company.city_id
    from company join users on users.id = company.user_id join country on country.id = company.country_id
    where company.id = ${companyId} and company.status < 2`;
  if (!row) return null;

  const { id, status, type_id: profileType, country_id: countryId } = row;

  return {
    account: { id, groups: [], status, profileType, countryId },
    createdAt: row.created_at,
    language: languageValues.find((value): value is LanguageValue => value === row.language) ?? 'rs',
    country: row.code,
    regionId: row.region_id,
    cityId: row.city_id,
  };
}
