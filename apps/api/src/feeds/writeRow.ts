import { Failure, type FeedMapping, type FeedProblem } from '@volan/api-contract';
import {
  listingStatus,
  toListingStatus,
  type AdForm,
  type AdFormFields,
  type ListingStatus,
} from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { fingerprintOf } from '../importing/fingerprintOf.ts';
import type { ActingContext } from '../platform/server/RequestContext.ts';
import { readAdFields } from '../ads/adFields.ts';
import { act } from '../selling/changeStatus.ts';
import { editAd } from '../selling/editAd.ts';
import { publishAd } from '../selling/publishAd.ts';
import { readAd } from '../selling/readAd.ts';
import type { SellingDeps } from '../selling/SellingDeps.ts';
import type { CategoryRecord } from '../taxonomy/Registry.ts';
import { feedFieldOf, type FeedFieldRule } from './feedFields.ts';
import { saveFeedPictures, uuidOf, type PictureDeps } from './feedPictures.ts';
import { problem, problemOfCode } from './feedReasons.ts';
import type { FeedRowContent, ReadFeedRow } from './openRowReader.ts';
import type { FeedOwner } from './StoredFeed.ts';

/** Context for writing rows. */
export interface RowWriting {
  readonly deps: Pick<SellingDeps, 'sql' | 'taxonomy' | 'uploads' | 'asksForPhone' | 'now'> & PictureDeps;
  readonly feedId: number;
  readonly companyId: number;
  readonly owner: FeedOwner;
  readonly category: CategoryRecord;
  readonly form: AdForm;
  readonly rules: readonly FeedFieldRule[];
  /** Meaning of the columns of its file. All other values of an ad belong to the seller. */
  readonly mapping: FeedMapping;
}

/** The ad of a row, as the last run left it. */
export interface FeedItem {
  readonly adId: number;
  readonly fingerprint: string;
  readonly missed: number;
  readonly vanished: boolean;
}

/** Result of one row. */
export interface WrittenRow {
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'refused' | 'resumed';
  readonly adId: number | null;
  readonly problems: readonly FeedProblem[];
}

const { active, paused, sold, removed, archived } = listingStatus;

/** Ads that a person ended stay ended, whatever the feed says. */
const ended: readonly ListingStatus[] = [sold, removed, archived];

/** Computes the result of a row without writing anything. */
export async function checkRow(writing: RowWriting, row: ReadFeedRow, item: FeedItem | null): Promise<WrittenRow> {
  const adId = item?.adId ?? null;
  const { content, problems } = row;
  if (content === null) return { outcome: 'refused', adId, problems: await allProblems(writing, row) };
  if (item && item.fingerprint === content.fingerprint) {
    return { outcome: item.vanished ? 'resumed' : 'unchanged', adId, problems };
  }
  const failure = await checkForm(writing, content);
  if (failure) return { outcome: 'refused', adId, problems: problemsOf(failure, writing.rules, row) };

  return { outcome: item ? 'updated' : 'created', adId, problems };
}

/** All errors of a row that cannot be read: those of its cells, and those that its ad would have besides. */
async function allProblems(writing: RowWriting, { cells, problems, remainder }: ReadFeedRow): Promise<FeedProblem[]> {
  if (!remainder) return [...problems];

  const failure = await checkForm(writing, remainder.content);
  const others = failure ? problemsOf(failure, writing.rules, { cells, ...remainder }) : remainder.problems;
  const wrong = new Set(problems.map(({ field }) => field));
  // a model means nothing beside another make
  if (wrong.has('make')) wrong.add('model');

  return [...problems, ...others.filter(({ field }) => !wrong.has(field))];
}

/** The errors that the form of an ad finds in a row; null if there are none. */
async function checkForm({ deps, owner, category }: RowWriting, content: FeedRowContent): Promise<Failure | null> {
  const { registry } = deps.taxonomy.current();
  const seller = { id: owner.account.id, isBusiness: true };
  const given = {
    fields: content.fields,
    owner: seller,
    boughtPictures: 0 as const,
    language: owner.language,
    now: new Date(deps.now()),
  };
  const read = await deps.sql.begin((transaction) => readAd(transaction, registry, category, given));

  return read instanceof Failure ? read : null;
}

/**
 * The problems of a refused row. A field has one error and no note beside it: a value that was not understood is an
 * error if the ad needs it.
 */
function problemsOf(
  failure: Failure,
  rules: readonly FeedFieldRule[],
  { cells, problems: notes, content }: Pick<ReadFeedRow, 'cells' | 'problems' | 'content'>,
): FeedProblem[] {
  const errors = Object.entries(failure.errors ?? {});
  if (errors.length === 0) return [problem('failed'), ...notes];

  const wrong = new Map<string, FeedProblem>();
  for (const [name, [code = '']] of errors) {
    const error = errorOf(feedFieldOf(rules, name), code);
    if (!wrong.has(error.field)) wrong.set(error.field, error);
  }

  return [...wrong.values(), ...notes.filter(({ field }) => field === '' || !wrong.has(field))];

  function errorOf(field: string, code: string): FeedProblem {
    if (field === 'region' && content?.placeProblem) return content.placeProblem;

    const note = notes.find((one) => one.field === field);
    if (code !== 'required' || !note) return problemOfCode(code, field, cells[field] ?? '');

    return problem(note.reason === 'passed-over' ? 'unknown-value' : note.reason, field, note.value);
  }
}

/**
 * Writes a row as its ad. A new ad is published like every other, a known one is changed by a normal edit. An ad whose
 * row has not changed is not touched. Writing again after a kill gives the same ad.
 */
export async function writeRow(
  writing: RowWriting,
  sourceId: string,
  row: ReadFeedRow,
  item: FeedItem | null,
): Promise<WrittenRow> {
  const checked = await checkRow(writing, row, item);
  const { content } = row;
  if (content === null || checked.outcome === 'refused') return checked;

  const { deps, feedId, owner } = writing;
  const { sql } = deps;
  const status = item && (await statusOf(sql, item.adId));
  if (status !== null && ended.includes(status)) {
    const isNews = checked.outcome !== 'unchanged';
    return { ...checked, outcome: 'unchanged', problems: isNews ? [problem('ad-ended', '', '', false)] : [] };
  }
  const isSame = item !== null && item.fingerprint === content.fingerprint;
  if (isSame && item.missed === 0) return resume(writing, checked, item, status);

  const key = ['feed', String(feedId), sourceId];
  const taken = await saveFeedPictures(deps, { userId: owner.account.id, key, addresses: content.pictures });
  const missed = taken.missed.map((address) => problem('picture', 'pictures', address, false));
  const problems = [...checked.problems, ...missed];
  if (isSame && item.missed === missed.length) return resume(writing, { ...checked, problems: [] }, item, status);

  const fields = { ...content.fields, pictures: taken.ids };
  const written = item
    ? await change(writing, item.adId, fields)
    : await publish(writing, { sourceId, id: uuidOf(...key), fields });
  if (written instanceof Failure) {
    return {
      outcome: 'refused',
      adId: checked.adId,
      problems: problemsOf(written, writing.rules, { ...row, problems }),
    };
  }
  await sql`
    insert into feed_item (feed_id, source_id, ad_id, fingerprint, missed_pictures)
    values (${feedId}, ${sourceId}, ${written.id}, ${content.fingerprint}, ${missed.length})
    on conflict (feed_id, source_id) do update
      set fingerprint = excluded.fingerprint, missed_pictures = excluded.missed_pictures`;
  const done: WrittenRow = { outcome: item ? 'updated' : 'created', adId: written.id, problems };

  return item ? resume(writing, done, item, status) : done;
}

const contextOf = ({ owner }: RowWriting): ActingContext => ({
  language: owner.language,
  principal: { actor: owner.account },
});

async function statusOf(sql: Sql, adId: number): Promise<ListingStatus | null> {
  const [row] = await sql<{ status: number }[]>`select status from ad where id = ${adId}`;
  return row ? toListingStatus(row.status) : null;
}

/** Makes an ad public again that the feed had paused, because the feed has its row again. */
async function resume(
  writing: RowWriting,
  done: WrittenRow,
  item: FeedItem,
  status: ListingStatus | null,
): Promise<WrittenRow> {
  if (!item.vanished) return done;
  if (status === paused) {
    const changed = await act(writing.deps, 'ads.edit', 'activate', item.adId, contextOf(writing));
    if (changed instanceof Failure) {
      const row = { cells: {}, problems: done.problems, content: null };
      return { ...done, outcome: 'refused', problems: problemsOf(changed, writing.rules, row) };
    }
  }
  await writing.deps.sql`update feed_item set vanished_at = null where ad_id = ${item.adId}`;

  return status === paused
    ? { ...done, outcome: 'resumed' }
    : { ...done, outcome: done.outcome === 'resumed' ? 'unchanged' : done.outcome };
}

async function publish(
  writing: RowWriting,
  row: { readonly sourceId: string; readonly id: string; readonly fields: AdFormFields },
) {
  const { deps, feedId, companyId, category } = writing;
  const fields = Object.fromEntries(Object.entries(row.fields).map(([name, texts]) => [name, [...texts]]));
  const origin = { source: 'feed', sourceId: `${feedId}:${fingerprintOf([row.sourceId])}` } as const;
  const request = { id: row.id, category_id: category.id, company_id: companyId, fields };

  return publishAd(deps, request, contextOf(writing), { origin });
}

/** Overwrites the values of an ad that the feed contains; values that only the seller entered stay. */
async function change(writing: RowWriting, adId: number, said: AdFormFields) {
  const { deps, form, rules, mapping } = writing;
  const { sql } = deps;
  const isMapped = (name: string) => Object.hasOwn(mapping.columns, name) || Object.hasOwn(mapping.defaults, name);
  const stated = new Set([
    'chassis_id', // of the model that the feed names
    ...rules.filter(({ name }) => isMapped(name)).flatMap((rule) => rule.form),
  ]);
  const before = Object.entries(await readAdFields(sql, form, adId)).filter(([name]) => !stated.has(name));
  const fields = Object.entries({ ...Object.fromEntries(before), ...said }).map(([name, texts]) => [name, [...texts]]);
  const [row] = await sql<{ version: string }[]>`
    select (extract(epoch from updated_at) * 1000000)::bigint::text as version from ad where id = ${adId}`;
  const request = {
    id: adId,
    version: row?.version ?? '',
    fields: Object.fromEntries(fields) as Record<string, string[]>,
  };

  return editAd(deps, request, contextOf(writing));
}

/** Pauses the ads of rows that the feed no longer has; returns those that were public. */
export async function pauseVanished(writing: RowWriting, held: ReadonlySet<string>, vanished: readonly VanishedItem[]) {
  const { sql } = writing.deps;
  const pausedNow: VanishedItem[] = [];
  for (const item of vanished.filter(({ sourceId }) => !held.has(sourceId))) {
    await sql`
      update feed_item set vanished_at = coalesce(vanished_at, ${new Date(writing.deps.now())})
      where feed_id = ${writing.feedId} and source_id = ${item.sourceId}`;
    if ((await statusOf(sql, item.adId)) !== active) continue;

    const changed = await act(writing.deps, 'ads.edit', 'pause', item.adId, contextOf(writing));
    if (!(changed instanceof Failure)) pausedNow.push(item);
  }

  return pausedNow;
}

/** A row that a run did not see. */
export interface VanishedItem {
  readonly sourceId: string;
  readonly adId: number;
}

/** The rows that already are ads, by the seller's own id. */
export async function itemsOf(sql: Sql | TransactionSql, feedId: number): Promise<Map<string, FeedItem>> {
  const rows = await sql<(FeedItem & { sourceId: string })[]>`
    select source_id as "sourceId", ad_id::int as "adId", fingerprint, missed_pictures as missed,
      vanished_at is not null as vanished
    from feed_item where feed_id = ${feedId}`;
  return new Map(rows.map(({ sourceId, ...item }) => [sourceId, item]));
}
