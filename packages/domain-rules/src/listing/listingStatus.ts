/** The states of an ad, as they are stored. [M02] */
export const listingStatus = {
  draft: 0,
  pending: 1,
  active: 2,
  rejected: 3,
  paused: 4,
  expired: 5,
  sold: 6,
  /** By a moderator. */
  removed: 7,
  archived: 8,
} as const;

/** The name of a state. */
export type ListingStatusName = keyof typeof listingStatus;

/** A state as it is stored. */
export type ListingStatus = (typeof listingStatus)[ListingStatusName];

/** The stored state of a number, or `null` for an unknown number. */
export function toListingStatus(number: number): ListingStatus | null {
  return Object.values(listingStatus).find((status) => status === number) ?? null;
}

/** The name of a stored state. */
export function listingStatusName(status: ListingStatus) {
  const names = Object.keys(listingStatus) as ListingStatusName[];
  return names.find((name) => listingStatus[name] === status) ?? 'archived';
}

const { draft, pending, active, rejected, paused, expired, sold, removed, archived } = listingStatus;

/**
 * Where an ad may go from each state; its owner may archive it from any, and nothing leads out of the archive. The
 * database refuses every other change. [M02]
 */
export const listingTransitions: Readonly<Record<ListingStatus, readonly ListingStatus[]>> = {
  [draft]: [pending, archived],
  // to itself: a moderator asks, or the seller edits
  [pending]: [pending, active, rejected, removed, archived],
  [active]: [pending, paused, expired, sold, removed, archived],
  [rejected]: [pending, archived],
  [paused]: [active, expired, sold, removed, archived],
  [expired]: [active, pending, removed, archived],
  // the sale fell through, within 30 days
  [sold]: [active, archived],
  // an appeal was won
  [removed]: [active, archived],
  [archived]: [],
};

/** Whether an ad may change from one state to another. [M02] */
export function canChangeStatus(from: ListingStatus, to: ListingStatus) {
  return listingTransitions[from].includes(to);
}

/** The page of an ad for visitors: the ad, that it is gone (its page was public once), or the ordinary 404. [B53] */
export function visibilityOf(status: ListingStatus): 'public' | 'gone' | 'hidden' {
  const neverPublic: readonly ListingStatus[] = [draft, pending, rejected];
  if (status === active) {
    return 'public';
  }
  return neverPublic.includes(status) ? 'hidden' : 'gone';
}
