import type { BannerAvailability } from '@volan/api-contract';

/** A banner in the way of a booking. */
export type TakenShare = BannerAvailability['taken'][number];

/** What is free of one position, for one banner. */
export interface PositionAvailability {
  /** Shares that the banner can have. */
  readonly free: number;
  /** Shares of the position. */
  readonly shares: number;
  /** Other banners on the position within the days that the administrator manages. */
  readonly others: readonly TakenShare[];
  /** A day from which a share is free; null if nothing is known about that. */
  readonly freeFrom: string | null;
}

/**
 * Free shares of a position. The banner itself is not in its own way.
 *
 * @param id the banner; null: a new one
 */
export function freeShares(
  { positions, taken }: Pick<BannerAvailability, 'positions' | 'taken'>,
  position: { readonly id: number; readonly shares: number },
  id: number | null,
): PositionAvailability {
  const here = taken.filter((one) => one.position_id === position.id);
  const others = here.filter((one) => one.id !== id);
  const own = here.find((one) => one.id === id)?.share;
  const free = new Set(positions.find((one) => one.position_id === position.id)?.free);
  if (own !== undefined && !others.some(({ share }) => share === own)) free.add(own);

  const ends = [...Map.groupBy(others, ({ share }) => share).values()]
    .map(
      (ofShare) =>
        ofShare
          .map((one) => one.end_date)
          .toSorted()
          .at(-1) ?? '',
    )
    .toSorted();

  return { free: free.size, shares: position.shares, others, freeFrom: free.size > 0 ? null : (ends[0] ?? null) };
}
