import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Search } from '../search/openSearch.ts';
import { everything } from '../search/SearchIndex.ts';
import { noteBehind } from '../platform/health/dailyHealth.ts';

/** How often a process reports its state; milliseconds. */
const everyMs = 5000;

/** Lags below this are the normal pause between two looks; seconds. */
const normalLag = 5;

/** State of the index of a process. */
export interface ProcessSearch {
  readonly kind: 'memory' | 'postgres';
  readonly ready: boolean;
  readonly ads: number;
  /** Position in the outbox; null while the index is not loaded. */
  readonly position: { readonly xid: string; readonly seq: number } | null;
  /** Since when it last was at the end of the outbox; milliseconds since 1970. */
  readonly caughtUpAt: number | null;
}

async function describeSearch(search: Search, kind: ProcessSearch['kind']): Promise<ProcessSearch> {
  const ready = search.isReady();
  const index = search.index();
  return {
    kind,
    ready,
    ads: ready ? (await index.search(everything)).total : 0,
    position: ready ? index.position() : null,
    caughtUpAt: search.caughtUpAt(),
  };
}

/**
 * Reports the state of this process every few seconds. If the database is unavailable, the report is missing until a
 * later try succeeds.
 */
export function reportHealth(sql: Sql, search: Search, kind: ProcessSearch['kind'], logger: Logger) {
  const id = randomUUID();
  const startedAt = new Date();

  async function say() {
    const described = await describeSearch(search, kind);
    await sql`
      insert into api_process (id, host, pid, started_at, seen_at, search)
      values (${id}, ${hostname()}, ${process.pid}, ${startedAt}, now(), ${sql.json({ ...described })})
      on conflict (id) do update set seen_at = now(), search = excluded.search`;
    const behind = described.caughtUpAt === null ? 0 : Math.round((Date.now() - described.caughtUpAt) / 1000);
    if (behind > normalLag) await noteBehind(sql, behind);
  }

  let isAway = false;
  let saying: Promise<void> | null = null;
  const step = () => {
    saying ??= say()
      .then(() => void (isAway = false))
      .catch((error: unknown) => {
        if (!isAway) logger.warn({ err: error }, 'the state of this process could not be written, trying again');
        isAway = true;
      })
      .finally(() => {
        saying = null;
      });
  };
  step();
  const timer = setInterval(step, everyMs).unref();

  return {
    async close() {
      clearInterval(timer);
      await saying;
      await sql`delete from api_process where id = ${id}`.catch(() => {});
    },
  };
}
