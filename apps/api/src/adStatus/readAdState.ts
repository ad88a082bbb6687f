import type { AdState } from '@volan/api-contract';
import { listingStatusName, toListingStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** The state of an ad, as calls return it after a change. */
export async function readAdState(sql: Sql | TransactionSql, id: number): Promise<AdState> {
  const [row] = await sql<
    { status: number; reserved: boolean; expires_at: Date | null; confirmed_at: Date | null }[]
  >`select status, reserved, expires_at, confirmed_at from ad where id = ${id}`;
  return {
    id,
    status: listingStatusName(toListingStatus(row?.status ?? 8) ?? 8),
    reserved: row?.reserved ?? false,
    expires_at: row?.expires_at?.toISOString() ?? null,
    confirmed_at: row?.confirmed_at?.toISOString() ?? null,
  };
}
