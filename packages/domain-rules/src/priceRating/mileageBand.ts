/** Where one band of kilometres ends and the next begins; the last band has no end. */
export const mileageBounds = [20_000, 60_000, 120_000, 200_000] as const;

/** Number of the band of a distance, from 0. Fixed bands, so that two vehicles compare the same in both directions. */
export function mileageBandOf(kilometres: number): number {
  return mileageBounds.filter((bound) => kilometres >= bound).length;
}

/** The first and the last kilometre of a band, both included; the last band has no last one. */
export function mileageSpan(band: number): { from: number; to: number | null } {
  const bound = mileageBounds[band];
  return { from: band === 0 ? 0 : (mileageBounds[band - 1] ?? 0), to: bound === undefined ? null : bound - 1 };
}
