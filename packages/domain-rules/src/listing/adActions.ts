import { listingStatus, type ListingStatus } from './listingStatus.ts';
import { listingLimits } from './listingLimits.ts';

/** What a seller may do with an ad. */
export const adActions = ['edit', 'pause', 'activate', 'sold', 'renew', 'confirm', 'delete'] as const;

/** A word of {@link adActions}. */
export type AdAction = (typeof adActions)[number];

const { draft, pending, active, rejected, paused, expired, sold, removed, archived } = listingStatus;

const actions: Readonly<Record<ListingStatus, readonly AdAction[]>> = {
  [draft]: ['edit', 'delete'],
  [pending]: ['edit', 'delete'],
  [active]: ['edit', 'pause', 'sold', 'renew', 'confirm', 'delete'],
  [rejected]: ['edit', 'delete'],
  [paused]: ['edit', 'activate', 'sold', 'delete'],
  [expired]: ['edit', 'renew', 'delete'],
  [sold]: ['activate', 'delete'],
  [removed]: ['delete'],
  [archived]: [],
};

const dayMs = 86_400_000;

/**
 * What a seller may do with an ad now. A sale may fall through within 30 days. [M02, M04]
 *
 * @param endedAt when it was sold; null where that is not known
 */
export function adActionsOf(status: ListingStatus, endedAt: Date | null, now: Date): readonly AdAction[] {
  const isLongSold =
    status === sold && (endedAt === null || now.getTime() - endedAt.getTime() > listingLimits.soldBackDays * dayMs);
  return isLongSold ? actions[status].filter((action) => action !== 'activate') : actions[status];
}
