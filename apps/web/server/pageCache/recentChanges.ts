import { settleMs, type Moment } from './changes/ChangeClock.ts';
import type { FinishedPage } from './FinishedPage.ts';

/** How long a changed ad or banner is remembered, in milliseconds: longer than any render takes. */
const rememberedMs = 60_000;

/** When ads or positions of banners changed; as long as a page with older data may still be rendered. */
function createRecentChanges<Key>(now: () => number) {
  const changedAt = new Map<Key, number>();

  return {
    note(keys: Iterable<Key>) {
      for (const [key, at] of changedAt) {
        if (at > now() - rememberedMs) break;

        changedAt.delete(key);
      }
      for (const key of keys) {
        changedAt.delete(key);
        changedAt.set(key, now());
      }
    },
    /** Whether one of the keys changed after that time; a page that was begun soon after a change may miss it. */
    hasSince: (keys: Iterable<Key>, at: number) =>
      [...keys].some((key) => (changedAt.get(key) ?? -Infinity) >= at - settleMs),
  };
}

/** The changes of what pages show that a page which is being rendered may miss. */
export function createMissedChanges(now: () => number) {
  const ads = createRecentChanges<number>(now);
  const banners = createRecentChanges<string>(now);

  return {
    noteAds: (ids: Iterable<number>) => ads.note(ids),
    noteBanners: (positions: Iterable<string>) => banners.note(positions),
    /**
     * When the content of a page changed that it may miss, because its rendering began too early; `Infinity`: it did not.
     *
     * @param begun when the rendering began
     */
    changeMissedBy({ surrogateKeys, bannerPositions }: FinishedPage, { at: begun }: Moment): number {
      const isMissed = ads.hasSince(surrogateKeys ?? [], begun) || banners.hasSince(bannerPositions, begun);

      return isMissed ? begun : Infinity;
    },
  };
}
