import type { Sql } from 'postgres';
import { batchCounts } from '../platform/database/batchCounts.ts';

/** The elements that partners put into their pages. [M65] */
export const widgetElements = ['search', 'ads', 'stock', 'price-badge'] as const;

/** One of {@link widgetElements}. */
export type WidgetElement = (typeof widgetElements)[number];

/** A use of a key that is counted by day (UTC). */
interface KeyUse {
  readonly key: number;
  readonly day: string;
  /** The requested element; `visit`: a person came from a widget; `refused`: a request that was not admitted. */
  readonly kind: WidgetElement | 'visit' | 'refused';
}

/** Counts how partners' keys are used. */
export interface PartnerCounts {
  count(keyId: number, kind: KeyUse['kind'], count?: number): void;
  /** Writes the counts. */
  write(): Promise<void>;
  /** Writes for the last time. */
  close(): Promise<void>;
}

/** Counts in memory and writes every few seconds. */
export function openPartnerCounts(sql: Sql, now: () => number, failed: (error: unknown) => void): PartnerCounts {
  const counts = batchCounts<KeyUse>(async (batch) => {
    // in one order, so that two writers never wait for each other
    await sql`
      insert into partner_key_day (key_id, day, kind, count)
      select partner_key.id, day, kind, count
      from jsonb_to_recordset(${sql.json(batch.map((row) => ({ ...row })))})
        as said (key int, day date, kind text, count bigint)
      join partner_key on partner_key.id = said.key
      order by 1, 2, 3
      on conflict (key_id, day, kind) do update set count = partner_key_day.count + excluded.count`;
  }, failed);
  return {
    count(key, kind, count) {
      const day = new Date(now()).toISOString().slice(0, 10);
      counts.add(`${key} ${day} ${kind}`, { key, day, kind }, count);
    },
    write: () => counts.write(),
    close: () => counts.close(),
  };
}

/** Forgets how keys were used more than 13 months ago: a month can be compared with that of the year before. [M64] */
export async function deleteOldUse(sql: Sql): Promise<number> {
  const { count } = await sql`delete from partner_key_day where day < current_date - interval '13 months'`;
  return count;
}
