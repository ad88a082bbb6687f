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

/** Opens the page cache of this process and lets it hear of changes. */
export function openPageCache({ apiUrl, webSecret, pageCacheBytes }: WebConfiguration): OpenPageCache {
  if (pageCacheBytes === 0) {
    return { pageCache: null, close() {} };
  }
  const clocks = createChangeClocks(Date.now);
  const pageCache = createPageCache({ maxBytes: pageCacheBytes, clocks });
  const close = followChanges({ apiUrl, webSecret, clocks, onAds: (ads) => pageCache.dropAds(ads) });
  return { pageCache, close };
}
