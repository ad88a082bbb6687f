import type { DecisionGround, ListingStatus, RejectionReasonName } from '@volan/domain-rules';
import { appealUntil, listingStatus, toListingStatus } from '@volan/domain-rules';
import type { JSONValue, Sql, TransactionSql } from 'postgres';
import { notify } from '../notifications/notify.ts';
import { notifyReporters } from './reports.ts';

/** How long a decision can be undone, in milliseconds. The seller is notified afterwards. [M05] */
export const undoMs = 30_000;

const { pending, active, rejected, removed } = listingStatus;

/** Names of decisions in the audit log and in notices. */
export const decisionNames = {
  [pending]: 'asked',
  [active]: 'approved',
  [rejected]: 'rejected',
  [removed]: 'removed',
} as const;

/** A status that a decision can set. */
export type DecidedStatus = keyof typeof decisionNames;

/**
 * The grounds of a decision: reports or findings of the checks. Without either, a moderator acted on their own. [P60]
 */
export function groundsOf(row: {
  readonly was_reported: boolean;
  readonly found: readonly string[];
}): DecisionGround[] {
  const grounds: DecisionGround[] = [
    ...(row.was_reported ? (['reports'] as const) : []),
    ...(row.found.some((reason) => reason !== 'reported') ? (['checks'] as const) : []),
  ];
  return grounds.length > 0 ? grounds : ['own-review'];
}

/** An ad and its review before a decision, which an undo restores. */
export interface StateBefore {
  readonly ad: {
    readonly published_at: string | null;
    readonly confirmed_at: string | null;
    readonly expires_at: string | null;
  };
  /** Null: it had none. */
  readonly review: Readonly<Record<string, JSONValue>> | null;
}

/** Reads an ad and its review, and locks the ad. */
export async function stateBefore(sql: TransactionSql, adId: number): Promise<StateBefore> {
  const [row] = await sql<[StateBefore]>`
    select jsonb_build_object('published_at', published_at, 'confirmed_at', confirmed_at, 'expires_at', expires_at)
      as ad,
      (select to_jsonb(ad_review) from ad_review where ad_id = ad.id) as review
    from ad where id = ${adId}`;
  return row;
}

/** A decision to store. */
export interface DecisionRecord {
  readonly adId: number;
  readonly moderator: number;
  readonly from: ListingStatus;
  readonly to: DecidedStatus;
  readonly reasons: readonly RejectionReasonName[];
  readonly reason: string;
  /** What an undo restores. Null: the decision cannot be undone. */
  readonly before: StateBefore | null;
  readonly waitingSince: Date | null;
  readonly wasReported: boolean;
  /** What the automatic checks had found. */
  readonly found: readonly string[];
}

/** Stores a decision. Call it in the transaction of the decision, after all other changes. */
export async function appendHistory(sql: TransactionSql, decision: DecisionRecord, now: Date): Promise<void> {
  const { adId, moderator, from, to, reasons, reason, before, waitingSince, wasReported, found } = decision;
  await sql`
    insert into ad_decision (ad_id, decided_by, decided_at, old_status, status, reasons, reason, waiting_since,
      was_reported, found, before, ad_version)
    select id, ${moderator}, ${now}, ${from}, ${to}, ${[...reasons]}, ${reason}, ${waitingSince}, ${wasReported},
      ${[...found]}, ${before === null ? null : sql.json(before as unknown as JSONValue)}, updated_at
    from ad where id = ${adId}`;
}

interface Untold {
  readonly id: number;
  readonly ad_id: number | null;
  readonly user_id: number | null;
  readonly old_status: number;
  readonly status: DecidedStatus;
  readonly reasons: RejectionReasonName[];
  readonly reason: string;
  readonly decided_at: Date;
  readonly was_reported: boolean;
  readonly found: string[];
}

/**
 * Notifies sellers of decisions that can no longer be undone. A public ad that stays public causes no notice. Returns
 * how many decisions it handled. [P57]
 */
export async function notifyDecisions(sql: Sql, now: Date): Promise<number> {
  const due = new Date(now.getTime() - undoMs);
  return sql.begin(async (transaction) => {
    const untold = await transaction<Untold[]>`
      select decision.id, ad_id::int, user_id::int, old_status, decision.status, reasons, reason,
        decided_at, was_reported, found
      from ad_decision decision left join ad on ad.id = ad_id
      where kind = 'ad' and told_at is null and undone_at is null and decided_at <= ${due}
      order by decision.id limit 100 for update of decision skip locked`;
    for (const { ad_id: adId, user_id: userId, old_status: from, status, reasons, reason, ...row } of untold) {
      if (adId !== null) {
        const ended = { adId, decidedAt: row.decided_at, isActed: status !== active };
        await notifyReporters(transaction, ended, new Date(row.decided_at.getTime() + undoMs));
      }
      if (adId === null || userId === null || (from === active && status === active)) continue;

      const isRestricting = status === rejected || status === removed;
      const statement = { grounds: groundsOf(row), appeal_until: appealUntil(row.decided_at).toISOString() };
      const facts = { reasons, text: reason, ...(isRestricting && statement) };
      const notification = { event: decisionNames[status], adId, facts };
      await notify(transaction, [userId], notification, new Date(row.decided_at.getTime() + undoMs));
    }
    const ids = untold.map(({ id }) => id);
    await transaction`update ad_decision set told_at = ${now}, before = null where id = any (${ids}::bigint[])`;

    return untold.length;
  });
}

/** The listing status of a stored number. */
export const statusOf = (status: number): ListingStatus => toListingStatus(status) ?? listingStatus.archived;
