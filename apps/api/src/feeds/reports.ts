import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type correctFeedRow,
  type FeedDetails,
  type FeedRow,
  type getFeedReport,
} from '@volan/api-contract';
import type { Actor, LanguageValue } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { linkOf } from '../ads/presentPublished.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import { feedFieldRules, feedFormOf, presentFields } from './feedFields.ts';
import { feedFor, findFeed, presentFeed, runFor, runsOf } from './feedStore.ts';
import { feedHead } from './feedHead.ts';
import { maxFeedRows } from './feedTable.ts';
import { FeedUnreadable } from './FeedUnreadable.ts';
import { guessMapping } from './guessMapping.ts';
import { openFeed } from './runFeed.ts';
import { checkRow, itemsOf, type RowWriting } from './writeRow.ts';

const rowsOnPage = 50;
const sampledRows = 5;
const shownRuns = 10;

const notFound = () => new Failure<'not-found', null>('not-found');

function rulesFor(registry: Registry, categoryId: number, language: LanguageValue) {
  const category = registry.categoriesById.get(categoryId);
  const form = category && feedFormOf(registry, category, language);
  return form ? feedFieldRules(form) : [];
}

/** A feed with its columns, its first rows and the possible meanings of columns. */
export async function showFeed(
  { sql, taxonomy }: Pick<RowWriting['deps'], 'sql' | 'taxonomy'>,
  id: number,
  actor: Actor,
  language: LanguageValue,
): Promise<FeedDetails | Failure<'not-found', null>> {
  const stored = (await feedFor(sql, actor, id)) && (await findFeed(sql, id));
  const feed = stored && (await presentFeed(sql, id));
  if (!stored || !feed) return notFound();

  const { registry } = taxonomy.current();
  const rules = rulesFor(registry, stored.categoryId, language);
  const table = stored.file ? await feedHead(stored.companyId, stored.file) : null;

  return {
    ...feed,
    mapping: stored.mapping ?? guessMapping(rules, registry, table),
    columns: [...(table?.columns ?? [])].filter((name) => name !== ''),
    sample: (table?.rows ?? [])
      .slice(0, sampledRows)
      .map(({ cells }) => (table?.columns ?? []).flatMap((name, index) => (name === '' ? [] : [cells[index] ?? '']))),
    fields: presentFields(rules),
    runs: await runsOf(sql, id, shownRuns),
  };
}

interface StoredRow extends Omit<FeedRow, 'row' | 'ad' | 'corrected'> {
  readonly source_id: string;
  readonly ad_id: number | null;
  readonly cells: Record<string, string>;
}

const rowColumns = (sql: Sql) => sql`line, source_id, title, outcome, ad_id::int, problems, cells`;

/** Whether a person has corrected a row. It keeps its position from when it was refused, marked as corrected. */
const isCorrected = (sql: Sql, feedId: number) => sql`exists (
  select from feed_correction where feed_id = ${feedId} and feed_correction.source_id = feed_row.source_id)`;

/** One page of the report of a run. */
export async function readReport(
  { sql, taxonomy }: Pick<RowWriting['deps'], 'sql' | 'taxonomy'>,
  { run: runId, page }: CallRequest<typeof getFeedReport>,
  actor: Actor,
  language: LanguageValue,
): Promise<CallOutcome<typeof getFeedReport>> {
  const run = await runFor(sql, actor, runId);
  const feed = run && (await presentFeed(sql, run.feed_id));
  if (!run || !feed) return notFound();

  const { registry } = taxonomy.current();
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::int as total from feed_row where run_id = ${run.id}`;
  const total = counted?.total ?? 0;
  const rows = await sql<StoredRow[]>`
    select ${rowColumns(sql)} from feed_row where run_id = ${run.id}
    order by outcome <> 'refused' and not ${isCorrected(sql, feed.id)}, not has_problems
      and not ${isCorrected(sql, feed.id)}, line, source_id
    limit ${rowsOnPage} offset ${(page - 1) * rowsOnPage}`;

  return {
    run,
    feed,
    fields: presentFields(rulesFor(registry, feed.category_id, language)),
    rows: await Promise.all(rows.map((row) => presentRow(sql, registry, feed.id, row))),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / rowsOnPage)),
  };
}

async function presentRow(sql: Sql, registry: Registry, feedId: number, row: StoredRow): Promise<FeedRow> {
  const { source_id: sourceId, ad_id: adId, cells, ...shown } = row;
  const corrections = await sql<{ field: string; was: string; value: string }[]>`
    select field, was, value from feed_correction where feed_id = ${feedId} and source_id = ${sourceId} order by field`;
  return {
    ...shown,
    row: sourceId,
    ad: await linkOf(sql, registry, adId),
    corrected: Object.fromEntries(
      corrections.filter(({ field, was }) => (cells[field] ?? '') === was).map(({ field, value }) => [field, value]),
    ),
  };
}

/**
 * Stores what a person corrected in a row, and checks the row with it. Its ad changes with the next run, so that ads
 * are only written in one way.
 */
export async function correctRow(
  deps: RowWriting['deps'],
  { run: runId, row: sourceId, line, fields }: CallRequest<typeof correctFeedRow>,
  actor: Actor,
): Promise<CallOutcome<typeof correctFeedRow>> {
  const { sql, taxonomy } = deps;
  const run = await runFor(sql, actor, runId);
  const stored = run && (await findFeed(sql, run.feed_id));
  const [row] = await sql<StoredRow[]>`
    select ${rowColumns(sql)} from feed_row where run_id = ${runId} and line = ${line} and source_id = ${sourceId}`;
  if (!stored || !row || row.outcome === 'paused') return notFound();

  const { registry } = taxonomy.current();
  const known = new Set(rulesFor(registry, stored.categoryId, 'rs').map(({ name }) => name));
  const wrong = Object.keys(fields).filter((name) => !known.has(name) || name === 'id');
  if (wrong.length > 0) {
    return new Failure('validation', { errors: Object.fromEntries(wrong.map((name) => [name, ['value']])) });
  }
  for (const [field, text] of Object.entries(fields)) {
    await saveCorrection(sql, { feedId: stored.id, sourceId, field, was: row.cells[field] ?? '', value: text.trim() });
  }
  try {
    const checked = await checkAgain(deps, stored, row);
    await sql`
      update feed_row set outcome = ${checked.outcome}, problems = ${sql.json([...checked.problems])},
        has_problems = ${checked.problems.length > 0}
      where run_id = ${runId} and line = ${line} and source_id = ${sourceId}`;
    return await presentRow(sql, registry, stored.id, { ...row, ...checked, problems: [...checked.problems] });
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    // the correction is kept, whatever happened to the feed meanwhile
    return presentRow(sql, registry, stored.id, row);
  }
}

async function checkAgain(
  deps: RowWriting['deps'],
  feed: NonNullable<Awaited<ReturnType<typeof findFeed>>>,
  row: StoredRow,
) {
  const { writing, reader, corrections } = await openFeed(deps, feed);
  const { source_id: sourceId, cells, line } = row;
  const read = reader.read({ line, cells, isComplete: true }, sourceId, corrections.get(sourceId));
  const { outcome, problems } = await checkRow(writing, read, (await itemsOf(deps.sql, feed.id)).get(sourceId) ?? null);

  return { outcome, problems, title: read.title };
}

async function saveCorrection(
  sql: Sql,
  one: {
    readonly feedId: number;
    readonly sourceId: string;
    readonly field: string;
    readonly was: string;
    readonly value: string;
  },
) {
  const { feedId, sourceId, field, was, value } = one;
  if (value === '' || value === was) {
    await sql`delete from feed_correction where feed_id = ${feedId} and source_id = ${sourceId} and field = ${field}`;
    return;
  }
  await sql`
    insert into feed_correction (feed_id, source_id, field, was, value)
    select ${feedId}, ${sourceId}, ${field}, ${was}, ${value}
    where (select count(*) from feed_correction where feed_id = ${feedId}) < ${maxFeedRows * 5}
    on conflict (feed_id, source_id, field) do update set was = excluded.was, value = excluded.value`;
}
