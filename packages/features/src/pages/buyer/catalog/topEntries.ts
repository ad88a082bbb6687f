import type { AdListed } from '@volan/api-contract';
import type { ShowOnProps } from '@volan/ui/ShowOn';

/** TOP ads above a list below 1024 px; the others follow among its ads. [M08] */
const aboveOnPhone = 2;

/** An ad at its place in a list. */
export interface ListEntry {
  readonly ad: AdListed;
  /** The only layout that shows it here; missing: both do. */
  readonly only?: ShowOnProps['width'];
}

/** The TOP group above a list: all on a desktop, the first two on a phone. [M08] */
export const topEntries = (top: readonly AdListed[]): ListEntry[] =>
  top.map((ad, index) => (index < aboveOnPhone ? { ad } : { ad, only: 'desktop' }));

/**
 * The ads of a page, and for phones the other TOP ads at even distances among them. A TOP ad that the page lists anyway
 * stays at its own place. [M08]
 */
export function spreadTop(ads: readonly AdListed[], top: readonly AdListed[]): ListEntry[] {
  const listed = new Set(ads.map(({ id }) => id));
  const others = top.slice(aboveOnPhone).filter(({ id }) => !listed.has(id));
  const distance = Math.max(1, Math.floor(ads.length / (others.length + 1)));

  return ads.flatMap((ad, index): ListEntry[] => {
    const other = (index + 1) % distance === 0 ? others[(index + 1) / distance - 1] : undefined;

    return other ? [{ ad }, { ad: other, only: 'phone' }] : [{ ad }];
  });
}
