import { Failure, type AdState } from '@volan/api-contract';
import {
  adActionsOf,
  listingStatus,
  type AdAction,
  type AdActionState,
  type PermissionName,
} from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { endPromotions } from '../adStatus/endPromotions.ts';
import { giveForSale, withdrawForSale } from '../loyalty/points.ts';
import { notify } from '../notifications/notify.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type ActingContext } from '../platform/server/RequestContext.ts';
import { readAdState } from '../adStatus/readAdState.ts';
import { activate, endOf, isFull } from '../adStatus/activate.ts';
import { accountsOf, actAs, findOwnAd, type OwnAd } from '../ads/ownership.ts';
import { endPriorityReview } from '../moderation/priorityReview.ts';
import type { SellingDeps } from './SellingDeps.ts';

type StatusOutcome = AdState | Failure<'not-found' | 'forbidden' | 'conflict' | 'validation', null>;

/** Whether an ad is reserved, and when it last left the site. Null: unknown. */
async function actionStateOf(sql: TransactionSql, { id, status, isFast }: OwnAd): Promise<AdActionState> {
  const [row] = await sql<{ reserved: boolean; ended: Date | null; is_renewed: boolean }[]>`
    select reserved, renewed_at is not null as is_renewed, (select max(at) from ad_event where ad_id = ad.id and type = 'ended') as ended
    from ad where id = ${id}`;
  const fast = isFast ? { isRenewed: row?.is_renewed ?? false } : null;

  return { status, reserved: row?.reserved ?? false, endedAt: row?.ended ?? null, fast };
}

/**
 * Carries out an action on an own ad. `conflict`: the state of the ad does not allow it. [M02]
 *
 * @param isOfKind an ad that is of another kind is not found. @default every ad
 */
export function act(
  { sql, now }: Pick<SellingDeps, 'sql' | 'now'>,
  permission: PermissionName,
  action: AdAction,
  id: number,
  context: ActingContext,
  isOfKind: (ad: OwnAd) => boolean = () => true,
): Promise<StatusOutcome> {
  const { actor } = principalOf(context);
  const moment = new Date(now());
  return sql.begin(async (transaction): Promise<StatusOutcome> => {
    const ad = await findOwnAd(transaction, permission, actor, id, true);
    if (ad instanceof Failure) return ad;
    if (!isOfKind(ad)) return new Failure('not-found');
    if (!adActionsOf(await actionStateOf(transaction, ad), moment).includes(action)) return new Failure('conflict');

    await actAs(transaction, actor.id);
    const refused = await done(transaction, ad, action, moment);
    if (!refused && !accountsOf(actor).includes(ad.userId)) {
      await audit(transaction, actor.id, 'ad.acted', ad.userId, { ad: id, action });
      await notifyOwner(transaction, ad, action, moment);
    }

    return refused ?? readAdState(transaction, id);
  });
}

/** Notifies the owner of an ad of an action by an administrator. */
async function notifyOwner(sql: TransactionSql, { id, userId }: OwnAd, action: AdAction, now: Date) {
  if (action !== 'pause' && action !== 'delete') return;

  await notify(sql, [userId], { event: action === 'pause' ? 'paused' : 'removed', adId: id }, now);
}

async function done(
  sql: TransactionSql,
  { id, userId, status, isFast }: OwnAd,
  action: AdAction,
  now: Date,
): Promise<Failure<'validation' | 'conflict', null> | null> {
  const { active, paused, sold, archived, pending } = listingStatus;
  switch (action) {
    case 'pause':
      await sql`update ad set status = ${paused}, withdrawn_at = null where id = ${id}`;
      return null;
    case 'sold':
      await sql`update ad set status = ${sold} where id = ${id}`;
      await endPromotions(sql, id, now);
      if (!isFast) await giveForSale(sql, { id, userId }, now);
      return null;
    case 'delete':
      await sql`update ad set status = ${archived} where id = ${id}`;
      await sql`update ad_review set waiting_since = null where ad_id = ${id}`;
      await endPromotions(sql, id, now);
      await endPriorityReview(sql, id, 'withdrawn', now);
      return null;
    case 'confirm':
      await sql`update ad set confirmed_at = ${now} where id = ${id}`;
      await sql`insert into ad_event (ad_id, type) values (${id}, 'confirmed')`;
      return null;
    case 'reserve':
    case 'release':
      await sql`update ad set reserved = ${action === 'reserve'} where id = ${id}`;
      await sql`insert into ad_event (ad_id, type) values (${id}, ${`${action}d`})`;
      return null;
    case 'activate':
    case 'renew': {
      await sql`select from users where id = ${userId} for no key update`;
      if (status !== active && (await isFull(sql, userId, isFast))) return fieldFailure('status', 'slots-used-up');
      if (action === 'renew') {
        await sql`
          update ad set status = ${active}, confirmed_at = ${now}, expires_at = ${endOf(now, isFast)},
            renewed_at = case when fast then ${now}::timestamptz end
          where id = ${id}`;
        await sql`insert into ad_event (ad_id, type) values (${id}, 'renewed')`;
        return null;
      }
      if (!(await reactivate(sql, id, now, isFast))) return new Failure('conflict');

      if (status === sold) await withdrawForSale(sql, id, now);
      const [due] = await sql`
        update ad_review set due = false, waiting_since = ${now} where ad_id = ${id} and due returning ad_id`;
      if (due) await sql`update ad set status = ${pending} where id = ${id}`;

      return null;
    }
    case 'edit':
      return null;
  }
}

/**
 * A paused ad continues with the days that it had left, so pausing does not renew it. A full ad without days left gets
 * new ones; false: a fast one does not come back.
 */
async function reactivate(sql: TransactionSql, id: number, now: Date, isFast: boolean): Promise<boolean> {
  const [left] = await sql<
    { left: boolean }[]
  >`select coalesce(expires_at > ${now}, false) as left from ad where id = ${id}`;
  if (left?.left !== true) {
    if (!isFast) await activate(sql, id, now);
    return !isFast;
  }
  await sql`update ad set status = ${listingStatus.active}, confirmed_at = ${now} where id = ${id}`;

  return true;
}
