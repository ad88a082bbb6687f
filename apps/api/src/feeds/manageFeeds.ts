import { cutPlain } from '@volan/domain-rules';
import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type createFeed,
  type deleteFeed,
  type Feed,
  type listFeeds,
  type runFeed,
  type updateFeed,
  type uploadFeedFile,
} from '@volan/api-contract';
import type { Actor } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { endOf } from '../adStatus/activate.ts';
import { sellingCategory } from '../ads/formOf.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { activeTerms } from '../accounts/plan.ts';
import { feedFormOf } from './feedFields.ts';
import { fetchFeedFile, type FeedFile } from './feedFile.ts';
import { feedHead } from './feedHead.ts';
import type { FetchFile } from './feedPictures.ts';
import { companyFor, feedFor, feedsOf, findFeed, ownerOfFeed, presentFeed, runsOf } from './feedStore.ts';
import { FeedUnreadable } from './FeedUnreadable.ts';

/** Dependencies for managing feeds. */
export interface ManageDeps {
  readonly sql: Sql;
  readonly taxonomy: Taxonomy;
  readonly fetchFile: FetchFile;
  /** Limits within an hour how many files an account has fetched or sent, and how many runs it has asked for. */
  readonly isTooMany: RateLimit;
  readonly now: () => number;
}

/** Most feeds of one company. */
const maxFeeds = 10;

const notFound = () => new Failure<'not-found', null>('not-found');

/** Whether the packet of a company includes feeds. [M13] */
async function isInPlan(sql: Sql, companyId: number): Promise<boolean> {
  const owner = await ownerOfFeed(sql, companyId);
  return owner !== null && (await activeTerms(sql, owner.account.id)).feed;
}

/** The feeds of a company, for those who act for it. */
export async function listOwnFeeds(
  { sql }: Pick<ManageDeps, 'sql'>,
  { company_id: companyId }: CallRequest<typeof listFeeds>,
  actor: Actor,
): Promise<CallOutcome<typeof listFeeds>> {
  const company = await companyFor(sql, actor, companyId);
  if (!company) return notFound();
  return { feeds: await feedsOf(sql, company.id), is_in_plan: await isInPlan(sql, company.id) };
}

/** Creates a feed. One with an address is fetched first, so that no feed exists whose file was never read. */
export async function beginFeed(
  deps: ManageDeps,
  { company_id: companyId, category_id: categoryId, name, url }: CallRequest<typeof createFeed>,
  actor: Actor,
): Promise<CallOutcome<typeof createFeed>> {
  const { sql, taxonomy, now } = deps;
  const company = await companyFor(sql, actor, companyId);
  if (!company) return notFound();
  if (!(await isInPlan(sql, company.id))) return fieldFailure('plan', 'plan-needed');

  const { registry } = taxonomy.current();
  const category = sellingCategory(registry, categoryId);
  if (!category || !feedFormOf(registry, category, 'rs')) return fieldFailure('category_id', 'value');
  if ((await feedsOf(sql, company.id)).length >= maxFeeds) return fieldFailure('name', 'max');

  const file = url === '' ? null : await fetched(deps, actor, company.id, url);
  if (file instanceof Failure) return file;

  const row = {
    company_id: company.id,
    category_id: category.id,
    name,
    url: url === '' ? null : url,
    ...(file && fileColumns(file, new Date(now()))),
  };
  const [made] = await sql<{ id: number }[]>`insert into feed ${sql(row)} returning id`;

  return (await presentFeed(sql, made?.id ?? 0)) ?? notFound();
}

/** Changes the named settings of a feed. */
export async function changeFeed(
  deps: ManageDeps,
  { id, name, url, schedule, mapping }: CallRequest<typeof updateFeed>,
  actor: Actor,
): Promise<CallOutcome<typeof updateFeed>> {
  const { sql, now } = deps;
  const own = await feedFor(sql, actor, id);
  const feed = own && (await presentFeed(sql, id));
  if (!feed) return notFound();
  // a feed keeps its kind: with an address, or with uploaded files
  if (url !== undefined && (url === '') !== (feed.url === null))
    return fieldFailure('url', url === '' ? 'required' : 'value');
  if (schedule !== undefined && schedule !== 'off' && feed.url === null) return fieldFailure('schedule', 'value');

  const isOtherUrl = url !== undefined && url !== '' && url !== feed.url;
  const file = isOtherUrl ? await fetched(deps, actor, own.companyId, url) : null;
  if (file instanceof Failure) return file;

  const changed = {
    ...(name !== undefined && { name }),
    ...(isOtherUrl && { url }),
    ...(schedule !== undefined &&
      schedule !== feed.schedule && { schedule, next_run_at: schedule === 'off' ? null : new Date(now()) }),
    ...(mapping && { mapping: sql.json(mapping) }),
    ...(file && fileColumns(file, new Date(now()))),
  };
  if (Object.keys(changed).length > 0) await sql`update feed set ${sql(changed)} where id = ${id}`;

  return (await presentFeed(sql, id)) ?? notFound();
}

/** Replaces the file of a feed. */
export async function saveFeedFile(
  { sql, isTooMany, now }: ManageDeps,
  { id, file }: CallRequest<typeof uploadFeedFile>,
  actor: Actor,
): Promise<CallOutcome<typeof uploadFeedFile>> {
  const feed = (await feedFor(sql, actor, id)) && (await findFeed(sql, id));
  if (!feed) return notFound();
  if (feed.url !== null) return fieldFailure('file', 'value');
  if (await isTooMany(String(actor.id))) return tooMany();

  const bytes = new Uint8Array(await file.bytes());
  try {
    await feedHead(feed.companyId, bytes);
    const columns = fileColumns({ bytes, name: file.name }, new Date(now()));
    await sql`update feed set ${sql(columns)} where id = ${id}`;
  } catch (error) {
    if (error instanceof FeedUnreadable) return fieldFailure('file', error.reason);
    throw error;
  }

  return (await presentFeed(sql, id)) ?? notFound();
}

const fileColumns = ({ bytes, name }: FeedFile, at: Date) => ({
  file: bytes,
  file_name: cutPlain(name, 200),
  file_at: at,
});

async function fetched({ fetchFile, isTooMany }: ManageDeps, actor: Actor, companyId: number, url: string) {
  if (await isTooMany(String(actor.id))) return tooMany();

  try {
    const file = await fetchFeedFile(fetchFile, url);
    await feedHead(companyId, file.bytes);
    return file;
  } catch (error) {
    if (error instanceof FeedUnreadable) return fieldFailure('url', error.reason);
    throw error;
  }
}

/** Removes a feed. Its ads become normal ads, with the duration of a new ad. */
export async function removeFeed(
  { sql, now }: ManageDeps,
  { id }: CallRequest<typeof deleteFeed>,
  actor: Actor,
): Promise<CallOutcome<typeof deleteFeed>> {
  if (!(await feedFor(sql, actor, id))) return notFound();

  const moment = new Date(now());
  await sql.begin(async (transaction) => {
    await transaction`
      update ad set source = 'form', source_id = null, confirmed_at = ${moment}, expires_at = ${endOf(moment)}
      from feed_item where feed_id = ${id} and ad.id = ad_id`;
    await transaction`delete from feed where id = ${id}`;
  });

  return { removed: true };
}

/** Asks for a run; `feedsJob` does it. */
export async function askForRun(
  { sql, isTooMany, now }: ManageDeps,
  { id, dry }: CallRequest<typeof runFeed>,
  actor: Actor,
): Promise<CallOutcome<typeof runFeed>> {
  const feed = await feedFor(sql, actor, id);
  if (!feed) return notFound();
  if (!(await isInPlan(sql, feed.companyId))) return fieldFailure('plan', 'plan-needed');

  const stored: Feed | null = await presentFeed(sql, id);
  if (!stored?.is_mapped) return fieldFailure('mapping', 'required');
  if (stored.file === null) return fieldFailure('file', 'required');
  if (await isTooMany(String(actor.id))) return tooMany();

  const [made] = await sql<{ id: number }[]>`
    insert into feed_run (feed_id, dry, created_at) values (${id}, ${dry === 1}, ${new Date(now())})
    on conflict (feed_id) where ended_at is null do nothing returning id`;
  const [run] = await runsOf(sql, id, 1);

  return made && run ? run : new Failure<'conflict', null>('conflict');
}
