import { listingStatus, type ListingStatus } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import type { OwnAd } from '../ads/ownership.ts';
import { restorePoints, withdrawPoints } from '../loyalty/points.ts';
import { activate } from './activate.ts';

const { active, removed } = listingStatus;

/** Changes the status of an ad, its dates and the points that its seller got for it. */
export async function applyStatus(sql: TransactionSql, { id, status: from }: OwnAd, to: ListingStatus, now: Date) {
  if (from === to) return;

  const deeds = [`ad:${id}`, `sold:${id}`];
  if (to === active) await activate(sql, id, now);
  else await sql`update ad set status = ${to} where id = ${id}`;
  // a removed ad gives no points; after a successful appeal it gives them again
  if (to === removed) await withdrawPoints(sql, deeds, now);
  if (from === removed) await restorePoints(sql, deeds, now);
  // the ad was approved before, and the approval was undone
  else if (to === active) await restorePoints(sql, [`ad:${id}`], now);
}
