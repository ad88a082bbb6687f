import type { FinishedPage } from './FinishedPage.ts';

/** A page that is the same for every signed-out visitor. */
export interface SharedRequest {
  /** Host, path and query, each in its one form. */
  readonly key: string;
  /** The ad whose page this is: it goes at once when the ad changes. */
  readonly adId: number | null;
  /** Everything that the page shows comes with the feed of changes; else it is behind from the moment it is made. */
  readonly invalidatedByFeed: boolean;
  readonly render: () => Promise<Response>;
}

/** How a page was come by. `stale`: an old page, because the new one fails or takes too long. */
type CacheState = 'hit' | 'miss' | 'stale';

/** A page out of the cache. */
export interface CachedPage {
  readonly page: FinishedPage;
  readonly state: CacheState;
  /** Seconds since it was made. */
  readonly age: number;
}

/** Counts since the start, and what is kept now. */
interface CacheStatistics {
  readonly hits: number;
  readonly misses: number;
  readonly stale: number;
  /** Pages made again while the old one was answered. */
  readonly renewals: number;
  /** Pages that went because their ad or a banner on them changed. */
  readonly dropped: number;
  readonly pages: number;
  readonly bytes: number;
}

/** Finished pages of signed-out visitors. */
export interface PageCache {
  /** Rejects only where the page cannot be made and no old one is left. */
  answer(asked: SharedRequest): Promise<CachedPage>;
  /** Lets go of the pages of these ads. */
  dropAds(ads: readonly number[]): void;
  /** Lets go of the pages that have these positions of banners. */
  dropBanners(positions: readonly string[]): void;
  statistics(): CacheStatistics;
}
