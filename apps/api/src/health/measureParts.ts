import type { Metrics } from '@volan/observability';
import type { Database } from '../platform/database/connect.ts';
import type { Search } from '../search/openSearch.ts';
import { everything } from '../search/SearchIndex.ts';

/** Longest wait for a number of the database; milliseconds. */
const patience = 2000;

/** Adds the metrics of index, outbox and database; each is measured when it is requested. */
export function measureParts(metrics: Metrics, search: Search, { sql }: Pick<Database, 'sql'>) {
  metrics.gauge(
    'search_index_ready',
    '1 when the chosen index is loaded; until then PostgreSQL answers searches.',
    () => (search.isReady() ? 1 : 0),
  );
  metrics.gauge('search_index_ads', 'Ads that a search can find.', async () =>
    search.isReady() ? (await search.index().search(everything)).total : 0,
  );
  metrics.gauge('search_index_behind_seconds', 'Since when the index last stood at the end of the outbox.', () => {
    const caughtUpAt = search.caughtUpAt();
    if (caughtUpAt === null) throw new Error('The outbox is not followed yet.');
    return (Date.now() - caughtUpAt) / 1000;
  });
  metrics.gauge(
    'outbox_pending_events',
    'Committed changes that the index of this process has not taken in.',
    async () => {
      const position = search.index().position();
      if (!position) throw new Error('The index has no position yet.');

      const [row] = await inTime(sql<{ pending: number }[]>`
      select count(*)::int as pending from outbox
      where (xid, seq) > (${position.xid}::text::xid8, ${position.seq}::bigint)`);

      return row?.pending ?? 0;
    },
  );
  metrics.gauge('database_up', '1 when PostgreSQL answers within two seconds.', () =>
    inTime(sql`select 1`).then(
      () => 1,
      () => 0,
    ),
  );
  metrics.gauge(
    'database_connections',
    'Connections of all our processes to this database, by what they do.',
    async () => {
      const rows = await inTime(sql<{ state: string; connections: number }[]>`
        select coalesce(state, 'unknown') as state, count(*)::int as connections from pg_stat_activity
        where datname = current_database() and application_name like 'volan-%' group by 1`);
      return Object.fromEntries(rows.map(({ state, connections }) => [state, connections]));
    },
    'state',
  );
}

/** Fails after a while: metrics must not wait for a database that does not respond. */
function inTime<T>(answer: PromiseLike<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database does not answer.')), patience);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
