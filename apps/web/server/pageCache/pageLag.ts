import type { CacheEntry } from './CacheEntry.ts';
import type { ChangeClocks } from './changes/ChangeClock.ts';
import { limits } from './limits.ts';

/** Since when the content of a page is no longer current, in milliseconds since 1970; `Infinity` while it is. */
function outdatedSince({ page, made, changedAt, invalidatedByFeed }: CacheEntry, clocks: ChangeClocks): number {
  if (!invalidatedByFeed) return made.all.at;

  const ofFeed = page.surrogateKeys
    ? clocks.catalogue.outdatedSince(made.catalogue)
    : clocks.all.outdatedSince(made.all);

  return Math.min(changedAt, page.validUntil, ofFeed);
}

/** By how many milliseconds a page is behind its content; negative while it is current. */
export const lagOf = (entry: CacheEntry, clocks: ChangeClocks, now: number): number =>
  now - Math.min(outdatedSince(entry, clocks), entry.made.all.at + limits.maxAge - limits.maxStale);
