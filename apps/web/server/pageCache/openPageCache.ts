import { createChangeClocks } from './changes/ChangeClock.ts';
import { followChanges } from './changes/followChanges.ts';
import type { WebConfiguration } from '../configuration.ts';
import { createPageCache } from './createPageCache.ts';
import type { PageCache } from './PageCache.ts';

/** A page cache that follows the API, until it is closed. */
export interface OpenPageCache {
  /** Null where the configuration leaves it no room. */
  readonly pageCache: PageCache | null;
  close(): void;
}

/**
 * Opens the page cache of this process and lets it hear of changes.
 *
 * @param onCatalogue hears, also without a cache, when words or structure may have changed; no page of the following seconds is kept
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
  });
  return { pageCache, close };
}
