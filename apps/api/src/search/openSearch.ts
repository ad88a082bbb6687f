import type { Logger } from 'pino';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { openTaxonomy, type LiveTaxonomy } from '../taxonomy/liveTaxonomy.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import type { Change, ChangeFeed } from '../platform/outbox/ChangeFeed.ts';
import { openChangeFeed } from '../platform/outbox/openChangeFeed.ts';
import type { Database } from '../platform/database/connect.ts';
import { consumeOutbox, type FeedPosition, type Follower, type OutboxEvent } from '../platform/outbox/consumeOutbox.ts';
import { loadBitmaps } from './memory/Bitmaps.ts';
import { memoryIndex } from './memory/memoryIndex.ts';
import { postgresIndex } from './postgres/postgresIndex.ts';
import { readChanges, readSnapshot } from './readDocuments.ts';
import { everything, type SearchIndex } from './SearchIndex.ts';

/** The taxonomy and the search index, both kept up to date. */
export interface Search {
  readonly taxonomy: Taxonomy;
  /** The index in use: PostgreSQL until the chosen one is loaded. */
  index(): SearchIndex;
  /** The taxonomy and the chosen index are loaded. */
  isReady(): boolean;
  /** Resolves when it is ready. */
  readonly loaded: Promise<void>;
  /**
   * Compares the index with the database, and loads it again if they differ twice in a row. The old one answers
   * searches meanwhile. Runs by itself every ten minutes.
   */
  check(): Promise<void>;
  /** Reports every change that the index contains. */
  readonly changes: ChangeFeed;
  /** When the index last reached the end of the outbox, in milliseconds since 1970; null while it is not loaded. */
  caughtUpAt(): number | null;
  close(): Promise<void>;
}

const aMinute = 60_000;
const anHour = 60 * aMinute;
/** How long events stay in the outbox. */
const outboxRetentionMs = 24 * anHour;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Loads the taxonomy, starts loading the index in the background and follows the outbox from there on. */
export async function openSearch(
  database: Database,
  kind: 'memory' | 'postgres',
  log: Logger,
  libraries?: Parameters<typeof loadBitmaps>[1],
): Promise<Search> {
  const { sql } = database;
  const taxonomy = await openTaxonomy(database);
  const reference = postgresIndex(sql);
  const typeOf = (id: number) => taxonomy.current().registry.specificationsById.get(id)?.type ?? '';
  const chosen = kind === 'memory' ? memoryIndex(await loadBitmaps(log, libraries), typeOf) : reference;
  let ready = false;
  let closed = false;
  let follower: Follower | null = null;
  const feed = openChangeFeed(() => follower?.caughtUpAt() ?? null);

  async function load(): Promise<void> {
    const started = performance.now();
    const position = await readSnapshot(sql, (documents, from) => chosen.rebuild(documents, from));
    // the feed only has changes after the snapshot
    await taxonomy.reload();
    if (closed) return;

    feed.moveTo(textOf(position));
    follower = consumeOutbox(
      sql,
      position,
      async (events, next) => {
        const changed = await applyEvents(database, taxonomy, chosen, events, next);
        // visitors do not see conversations
        if (changed.ads.length === 0 && !changed.catalogue && changed.banners.length === 0) feed.moveTo(textOf(next));
        else feed.publish({ position: textOf(next), ...changed });
      },
      log,
    );
    ready = true;
    log.info({ kind, ms: Math.round(performance.now() - started) }, 'the search index is loaded');
  }

  let differences = 0;
  let missedEvents = false;

  /** Loads the index again if it differs from the database twice in a row, or if events that it needs were removed. */
  async function check() {
    if (!follower || kind !== 'memory') return;

    missedEvents ||= Date.now() - follower.caughtUpAt() > outboxRetentionMs / 2;
    const [row] = await sql<{ total: number }[]>`select count(*)::int as total from active_ad`;
    const { total } = await chosen.search(everything);
    differences = row?.total === total ? 0 : differences + 1;
    if (differences < 2 && !missedEvents) return;

    log.warn({ indexed: total, stored: row?.total, missedEvents }, 'the search index is loaded again');
    await follower.close();
    await loadUntilDone();
    differences = 0;
    missedEvents = false;
  }

  const warn = (error: unknown) => log.warn({ err: error }, 'the search index could not be checked');

  async function loadUntilDone() {
    for (let wait = 500; ; wait = Math.min(wait * 2, 10_000)) {
      if (closed) return;

      try {
        await load();
        return;
      } catch (error) {
        log.error({ err: error }, 'the search index could not be loaded, trying again');
        await pause(wait);
      }
    }
  }

  const loaded = loadUntilDone();
  const pruning = setInterval(() => void prune(database, log), anHour);
  const checking = setInterval(() => void check().catch(warn), 10 * aMinute);

  return {
    taxonomy,
    index: () => (ready ? chosen : reference),
    isReady: () => ready,
    caughtUpAt: () => follower?.caughtUpAt() ?? null,
    loaded,
    check,
    changes: feed.changes,
    async close() {
      closed = true;
      clearInterval(pruning);
      clearInterval(checking);
      await loaded;
      await follower?.close();
      await chosen.close();
    },
  };
}

const textOf = ({ xid, seq }: FeedPosition) => `${xid}.${seq}`;

/** Brings taxonomy and index up to date, and returns the changes. */
async function applyEvents(
  { sql }: Database,
  taxonomy: LiveTaxonomy,
  index: SearchIndex,
  events: readonly OutboxEvent[],
  position: FeedPosition,
): Promise<Omit<Change, 'position'>> {
  const ids = new Set(events.flatMap((event) => (event.topic === 'ad' && event.ad_id !== null ? [event.ad_id] : [])));
  const ofTaxonomy = events.some((event) => event.topic === 'catalogue');
  if (ofTaxonomy) {
    const { before, after } = await taxonomy.reload();
    const changed = changedCategories(before.registry, after.registry);
    const rows = await sql<{ id: number }[]>`select id from ad where category_id = any (${changed}::int[])`;
    for (const { id } of rows) ids.add(id);
  }
  const changes = await readChanges(sql, [...ids]);
  const { vocabulary } = taxonomy.current();
  for (const { document } of changes) if (document) vocabulary.add(document.search_tokens);

  // fast ads are not in the index, but their list reads words with the same vocabulary
  const fastAds = await sql<{ words: string[] }[]>`
    select search_tokens as words from active_fast_ad where id = any (${[...ids]}::bigint[])`;
  for (const { words } of fastAds) vocabulary.add(words);

  await index.apply(changes, position);

  const banners = [...new Set(events.flatMap(({ banner_position: position }) => position ?? []))];

  return { ads: [...ids], catalogue: ofTaxonomy, banners };
}

/** Categories that came into use or went out of use: their ads appear or disappear. */
function changedCategories(before: Registry, after: Registry): number[] {
  const gone = [...before.categoriesById.keys()].filter((id) => !after.categoriesById.has(id));
  const come = [...after.categoriesById.keys()].filter((id) => !before.categoriesById.has(id));
  return [...gone, ...come];
}

/** Older events are not needed: a server that starts reads a snapshot. */
async function prune({ sql }: Database, log: Logger) {
  try {
    await sql`delete from outbox where at < now() - ${outboxRetentionMs / 1000} * interval '1 second'`;
  } catch (error) {
    log.warn({ err: error }, 'old outbox rows could not be removed');
  }
}
