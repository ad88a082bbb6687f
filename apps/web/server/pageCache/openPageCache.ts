import { createChangeClocks } from './changes/ChangeClock.ts';
import { followChanges } from './changes/followChanges.ts';
import type { WebConfiguration } from '../configuration.ts';
import { createPageCache } from './createPageCache.ts';
import type { PageCache } from './PageCache.ts';

/** A page cache that follows the API, until it is closed. */
export interface OpenPageCache {
  /** Null if the configuration gives it no memory. */
  readonly pageCache: PageCache | null;
  close(): void;
}

/**
 * Opens the page cache of this process and connects it with the feed of changes.
 *
 * @param onCatalogue called, also without a cache, when texts or structure may have changed; pages of the next seconds
 *   are not cached
 */
export function openPageCache(
  { apiUrl, webSecret, pageCacheBytes }: WebConfiguration,
  onCatalogue: () => void,
): OpenPageCache {
  const clocks = createChangeClocks(Date.now);
  const pageCache = pageCacheBytes === 0 ? null : createPageCache({ maxBytes: pageCacheBytes, clocks });
  const close = followChanges({
    apiUrl,
    webSecret,
    clocks,
    onCatalogue,
    onAds: (ads) => pageCache?.dropAds(ads),
    onBanners: (positions) => pageCache?.dropBanners(positions),
  });

  return { pageCache, close };
}
