import type { ApiProcess } from '@volan/api-contract';
import { silentAfterSeconds } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import type { ProcessSearch } from './reportHealth.ts';

interface ProcessRow {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly started_at: Date;
  readonly seen_at: Date;
  readonly silent: boolean;
  readonly search: ProcessSearch;
  readonly pending: number;
}

/** The processes of the API that reported their state within a day, the newest first. */
export async function readProcesses(sql: Sql): Promise<ApiProcess[]> {
  const rows = await sql<ProcessRow[]>`
    select id, host, pid, started_at, seen_at, search,
      seen_at < now() - make_interval(secs => ${silentAfterSeconds}) as silent,
      (select count(*)::int from outbox
       where (xid, seq) > ((search #>> '{position,xid}')::xid8, (search #>> '{position,seq}')::bigint)) as pending
    from api_process where seen_at > now() - interval '1 day' order by started_at desc, id`;
  return rows.map(({ search: { caughtUpAt, position, ...search }, pending, ...row }) => ({
    ...row,
    started_at: row.started_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    search: {
      ...search,
      position: position && `${position.xid}.${position.seq}`,
      pending,
      behind_seconds: caughtUpAt === null ? null : Math.max(0, Math.round((row.seen_at.getTime() - caughtUpAt) / 1000)),
    },
  }));
}
