import type { FeedPosition } from '../platform/outbox/consumeOutbox.ts';
import type { Sql } from 'postgres';
import type { AdChange, AdDocument } from './SearchIndex.ts';

const rowsAtOnce = 2000;

/** A snapshot of all active ads, with the position in the feed to continue from. */
export async function readSnapshot(
  sql: Sql,
  use: (documents: AsyncIterable<readonly AdDocument[]>, position: FeedPosition) => Promise<void>,
): Promise<FeedPosition> {
  return sql.begin('isolation level repeatable read read only', async (transaction) => {
    const [snapshot] = await transaction<{ xid: string }[]>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as xid`;
    // transactions that were running at that moment have this xid or a higher one, so the feed brings their changes
    // again
    const position = { xid: snapshot?.xid ?? '0', seq: 0 };
    await use(transaction<AdDocument[]>`select * from ad_document`.cursor(rowsAtOnce), position);

    return position;
  });
}

/** The current documents of ads; ads that visitors may no longer find have none. */
export async function readChanges(sql: Sql, ids: readonly number[]): Promise<AdChange[]> {
  const changes: AdChange[] = [];
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const some = ids.slice(from, from + rowsAtOnce);
    const documents = await sql<AdDocument[]>`select * from ad_document where id = any (${some}::bigint[])`;
    const found = new Map(documents.map((document) => [document.id, document]));
    changes.push(...some.map((id) => ({ id, document: found.get(id) ?? null })));
  }
  return changes;
}
