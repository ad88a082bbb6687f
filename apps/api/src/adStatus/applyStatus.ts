import { listingStatus, type ListingStatus } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import type { OwnAd } from '../ads/ownership.ts';
import { restorePoints, withdrawPoints } from '../loyalty/points.ts';
import { activate } from './activate.ts';

const { active, removed } = listingStatus;

/** Changes the status of an ad, its dates and the points that its seller got for it. */
export async function applyStatus(sql: TransactionSql, { id, status: from }: OwnAd, to: ListingStatus, now: Date) {
  if (from === to) return;

  if (to === active) await activate(sql, id, now);
  else await sql`update ad set status = ${to} where id = ${id}`;
  if (to === removed) await withdrawPoints(sql, [`ad:${id}`, `sold:${id}`], now);
  // after a successful appeal, or an approval that was undone; a public ad is not sold
  if (from === removed || to === active) await restorePoints(sql, [`ad:${id}`], now);
}
