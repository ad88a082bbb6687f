import { listingStatus, type ListingStatus } from './listingStatus.ts';
import { listingLimits } from './listingLimits.ts';

/** The actions of a seller on an ad. */
export const adActions = [
  'edit',
  'pause',
  'activate',
  'reserve',
  'release',
  'sold',
  'renew',
  'confirm',
  'delete',
] as const;

/** A word of {@link adActions}. */
export type AdAction = (typeof adActions)[number];

const { draft, pending, active, rejected, paused, expired, sold, removed, archived } = listingStatus;

const actions: Readonly<Record<ListingStatus, readonly AdAction[]>> = {
  [draft]: ['edit', 'delete'],
  [pending]: ['edit', 'delete'],
  [active]: ['edit', 'pause', 'reserve', 'release', 'sold', 'renew', 'confirm', 'delete'],
  [rejected]: ['edit', 'delete'],
  [paused]: ['edit', 'activate', 'sold', 'delete'],
  [expired]: ['edit', 'renew', 'delete'],
  [sold]: ['activate', 'delete'],
  [removed]: ['delete'],
  [archived]: [],
};

const dayMs = 86_400_000;

/** The state of an ad. */
export interface AdActionState {
  readonly status: ListingStatus;
  /** A buyer was found, and the sale is not done yet. */
  readonly reserved: boolean;
  /** When it was sold; null where that is not known. */
  readonly endedAt: Date | null;
  /** What limits a fast ad. @default null: a full ad */
  readonly fast?: FastAdState | null;
}

/** The state of a fast ad. [M17] */
export interface FastAdState {
  /** It was renewed, which happens once. */
  readonly isRenewed: boolean;
}

/** A fast ad ends soon, so that its seller does not pause, reserve or confirm it. */
const notOfFastAds: readonly AdAction[] = ['pause', 'reserve', 'release', 'confirm'];

/**
 * The actions that a seller has for an ad now. A failed sale can be undone within 30 days. A fast ad is renewed once.
 * [M02, M04, M17]
 */
export function adActionsOf({ status, reserved, endedAt, fast }: AdActionState, now: Date): readonly AdAction[] {
  const isLongSold =
    status === sold && (endedAt === null || now.getTime() - endedAt.getTime() > listingLimits.soldBackDays * dayMs);
  const never: readonly AdAction[] = [
    reserved ? 'reserve' : 'release',
    ...(isLongSold ? (['activate'] as const) : []),
    ...(fast ? notOfFastAds : []),
    // an edit of an expired ad would be another renewal
    ...(fast && status === expired ? (['edit'] as const) : []),
    ...(fast?.isRenewed ? (['renew'] as const) : []),
  ];

  return actions[status].filter((action) => !never.includes(action));
}
