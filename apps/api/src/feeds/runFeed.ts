import { setImmediate } from 'node:timers/promises';
import type { FeedProblem } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { activeTerms, freeSlots } from '../accounts/plan.ts';
import { mayPause } from '../importing/mayPause.ts';
import { fetchFeedFile } from './feedFile.ts';
import { feedFieldRules, feedFormOf } from './feedFields.ts';
import { problem } from './feedReasons.ts';
import { feedRecords, type Corrections, type FeedRecord } from './feedRecords.ts';
import { findFeed, ownerOfFeed } from './feedStore.ts';
import { FeedUnreadable } from './FeedUnreadable.ts';
import { openRowReader, type ReadFeedRow, type RowReader } from './openRowReader.ts';
import { readFeedApart } from './readFeedApart.ts';
import type { StoredFeed } from './StoredFeed.ts';
import { checkRow, itemsOf, pauseVanished, writeRow, type RowWriting, type WrittenRow } from './writeRow.ts';

/** A run that a worker has claimed. */
export interface ClaimedRun {
  readonly id: number;
  readonly feedId: number;
  readonly dry: boolean;
  readonly worker: string;
}

/** Another worker has taken over the run, because this one stops or was thought to be dead. */
export class RunLost extends Error {}

/** A feed that is ready to be read row by row. */
export interface OpenFeed {
  readonly writing: RowWriting;
  readonly reader: RowReader;
  readonly corrections: ReadonlyMap<string, Corrections>;
}

/**
 * Prepares a feed for reading. @throws FeedUnreadable if its company may not have feeds, or the meaning of its columns
 * is not set
 */
export async function openFeed(deps: RowWriting['deps'], feed: StoredFeed): Promise<OpenFeed> {
  const { sql, taxonomy, now } = deps;
  const owner = await ownerOfFeed(sql, feed.companyId);
  if (!owner || owner.account.status !== 1) throw new FeedUnreadable('not-allowed');
  if (!(await activeTerms(sql, owner.account.id)).feed) throw new FeedUnreadable('plan-needed');

  const { registry } = taxonomy.current();
  const category = registry.categoriesById.get(feed.categoryId);
  const form = category && feedFormOf(registry, category, owner.language);
  if (!category || !form) throw new FeedUnreadable('not-allowed');
  if (!feed.mapping) throw new FeedUnreadable('mapping-missing');

  const rules = feedFieldRules(form);
  const { mapping } = feed;
  const reader = await openRowReader(sql, { form, rules, mapping, category, owner, now: new Date(now()) });
  const { id: feedId, companyId } = feed;
  const writing = { deps, feedId, companyId, owner, category, form, rules, mapping };

  return { writing, reader, corrections: await correctionsOf(sql, feedId) };
}

async function correctionsOf(sql: Sql, feedId: number): Promise<Map<string, Corrections>> {
  const rows = await sql<{ source_id: string; field: string; was: string; value: string }[]>`
    select source_id, field, was, value from feed_correction where feed_id = ${feedId}`;
  const bySource = Map.groupBy(rows, (row) => row.source_id);
  return new Map(
    [...bySource].map(([id, list]) => [id, new Map(list.map(({ field, was, value }) => [field, { was, value }]))]),
  );
}

/**
 * Reads a feed from its first row to its last, pauses the ads that it no longer has, then writes its rows. Each row is a
 * transaction of its own, so a run that was killed can start again and finds the rows that it had written. Its report is written while it runs.
 *
 * @throws FeedUnreadable, RunLost
 */
export async function runFeed(
  deps: RowWriting['deps'],
  run: ClaimedRun,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { sql } = deps;
  const feed = await findFeed(sql, run.feedId);
  if (!feed) return;

  const table = feed.url === null ? await storedTable(feed) : await fetchedTable(deps, feed, feed.url);
  const { writing, reader, corrections } = await openFeed(deps, feed);
  const records = feedRecords(table, writing.mapping);
  const items = await itemsOf(sql, feed.id);
  const notes = runNotes(deps, run);
  await notes.beginAnew();
  // every row is read before an ad is paused: a file that cannot be read to its end changes nothing
  const rows = await readRows(records, reader, corrections);
  const held = new Set(rows.flatMap(({ id, isNamed }) => (isNamed ? [id] : [])));
  const vanished = [...items].flatMap(([sourceId, item]) =>
    held.has(sourceId) ? [] : [{ sourceId, adId: item.adId, vanished: item.vanished }],
  );
  const missing = vanished.filter((item) => !item.vanished);
  const stock = [...items.values()].filter((item) => !item.vanished).length;
  const isDoubtful = missing.length > 0 && isDoubtfulFile(records, missing.length, stock);
  if (isStopping()) throw new RunLost(stopped);

  // before the rows are written: sold ads make room for new ones
  if (!isDoubtful) await notes.pause(run.dry ? missing : await pauseVanished(writing, held, vanished));
  let places = run.dry ? await placesWithout(sql, writing, isDoubtful ? [] : missing) : Infinity;

  for (const { id, row } of rows) {
    if (isStopping()) throw new RunLost(stopped);

    const item = items.get(id) ?? null;
    let done = run.dry ? await checkRow(writing, row, item) : await writeRow(writing, id, row, item);
    if (run.dry && (done.outcome === 'created' || done.outcome === 'resumed')) {
      places -= 1;
      if (places < 0) done = { ...done, outcome: 'refused', problems: [problem('slots-used-up'), ...done.problems] };
    }
    await notes.add(id, row, done);
  }
  await notes.end(isDoubtful ? missing.length : 0);
}

const stopped = 'This server stops: another one goes on.';

/** How many rows are read at once; in between, other work can run. */
const rowsAtOnce = 50;

/** All rows of a file with the seller's own id; `isNamed`: the row has an id of its own. */
async function readRows(records: readonly FeedRecord[], reader: RowReader, corrections: OpenFeed['corrections']) {
  const rows: { readonly id: string; readonly isNamed: boolean; readonly row: ReadFeedRow }[] = [];
  for (const [index, record] of records.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();

    const { id, problem: refused } = reader.idOf(record);
    const row = refused
      ? { line: record.line, title: '', cells: record.cells, problems: [refused], content: null }
      : reader.read(record, id, corrections.get(id));
    rows.push({ id, isNamed: !refused, row });
  }

  return rows;
}

/**
 * Whether missing rows say more about the file than about the stock: it ends in the middle of a row, or lacks more than
 * 30 % of the stock. One missing ad is always believed, because a small stock sells one at a time.
 */
const isDoubtfulFile = (records: readonly FeedRecord[], missing: number, stock: number) =>
  records.at(-1)?.isComplete === false || (missing > 1 && !mayPause(missing, stock));

/** Ads that the company may still publish after these are paused. */
async function placesWithout(
  sql: Sql,
  { owner }: RowWriting,
  missing: readonly { readonly adId: number }[],
): Promise<number> {
  const { free } = await freeSlots(sql, owner.account.id);
  const [row] = await sql<{ leaving: number }[]>`
    select count(*)::int as leaving from ad
    where id = any(${missing.map(({ adId }) => adId)}) and status = ${listingStatus.active}`;
  return free + (row?.leaving ?? 0);
}

async function storedTable({ companyId, file }: StoredFeed) {
  if (!file) throw new FeedUnreadable('empty');
  return readFeedApart({ companyId, bytes: file });
}

async function fetchedTable({ sql, fetchFile, now }: RowWriting['deps'], { id, companyId }: StoredFeed, url: string) {
  const { bytes, name } = await fetchFeedFile(fetchFile, url);
  const table = await readFeedApart({ companyId, bytes });
  await sql`update feed set file = ${bytes}, file_name = ${name}, file_at = ${new Date(now())} where id = ${id}`;

  return table;
}

type RowOutcome = WrittenRow['outcome'];

/** Stores the progress of a run, and the sign of life of its worker. */
function runNotes({ sql, now }: Pick<RowWriting['deps'], 'sql' | 'now'>, { id: runId, worker }: ClaimedRun) {
  const counts: Record<RowOutcome, number> = { created: 0, updated: 0, unchanged: 0, refused: 0, resumed: 0 };
  /** What a dead worker wrote and reported, by the seller's own id. */
  let reported = new Map<string, RowOutcome>();
  let read = 0;

  const saveProgress = async (more: { paused?: number; held_back?: number } = {}) => {
    // an ad that became public again also counts as unchanged
    const { resumed, unchanged, ...rest } = counts;
    const row = { ...rest, ...more, resumed, unchanged: unchanged + resumed, read, seen_at: new Date(now()) };
    const { count } = await sql`
      update feed_run set ${sql(row)} where id = ${runId} and worker = ${worker} and ended_at is null`;
    if (count === 0) throw new RunLost('Another worker goes on with this run.');
  };

  const deleteReported = (sourceId: string) => sql`
    delete from feed_row where run_id = ${runId} and source_id = ${sourceId} and outcome <> 'paused'`;

  return {
    /** Rows that a dead worker wrote stay in the report, also those of ads that it paused. Others are reported again. */
    async beginAnew() {
      await saveProgress();
      await sql`delete from feed_row where run_id = ${runId} and outcome in ('refused', 'unchanged')`;
      const rows = await sql<{ sourceId: string; outcome: RowOutcome }[]>`
        select source_id as "sourceId", outcome from feed_row where run_id = ${runId} and outcome <> 'paused'`;
      reported = new Map(rows.map(({ sourceId, outcome }) => [sourceId, outcome]));
    },
    async pause(paused: readonly { readonly sourceId: string; readonly adId: number }[]) {
      for (const { sourceId, adId } of paused) {
        const row = { line: 0, title: '', cells: {} };
        await insertRow(sql, runId, { sourceId, row, outcome: 'paused', adId, problems: [] });
      }
    },
    async add(sourceId: string, row: ReadFeedRow, { outcome, adId, problems }: WrittenRow) {
      const before = reported.get(sourceId);
      read += 1;
      counts[before !== undefined && outcome === 'unchanged' ? before : outcome] += 1;
      if (outcome !== 'unchanged' || (problems.length > 0 && before === undefined)) {
        if (before !== undefined) await deleteReported(sourceId);
        await insertRow(sql, runId, { sourceId, row, outcome, adId, problems });
      }
      await saveProgress();
    },
    async end(heldBack: number) {
      const [row] = await sql<{ paused: number }[]>`
        select count(*)::int as paused from feed_row where run_id = ${runId} and outcome = 'paused'`;
      await saveProgress({ paused: row?.paused ?? 0, held_back: heldBack });
    },
  };
}

/** Stores the result of one row. */
async function insertRow(
  sql: Sql,
  runId: number,
  given: {
    readonly sourceId: string;
    readonly row: Pick<ReadFeedRow, 'line' | 'title' | 'cells'>;
    readonly outcome: RowOutcome | 'paused';
    readonly adId: number | null;
    readonly problems: readonly FeedProblem[];
  },
) {
  const { row, problems } = given;
  await sql`
    insert into feed_row (run_id, line, source_id, title, outcome, ad_id, problems, cells, has_problems)
    values (${runId}, ${row.line}, ${given.sourceId}, ${withoutNull(row.title)}, ${given.outcome}, ${given.adId},
      ${sql.json(JSON.parse(withoutNull(JSON.stringify(problems))))},
      ${sql.json(JSON.parse(withoutNull(JSON.stringify(row.cells))))}, ${problems.length > 0})`;
}

/** PostgreSQL cannot store NUL. */
const withoutNull = (text: string) => text.replaceAll('\\u0000', '\uFFFD').replaceAll('\0', '\uFFFD');
