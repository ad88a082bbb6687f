import type { ChangeClocks, Moment } from './changes/ChangeClock.ts';
import type { FinishedPage } from './FinishedPage.ts';

/** A cached page, with what decides until when it is current. */
export interface CacheEntry {
  readonly page: FinishedPage;
  /** When its rendering began, for each clock. */
  readonly made: Readonly<Record<keyof ChangeClocks, Moment>>;
  /** When the first of the ads on this page changed; `Infinity` while none has. */
  changedAt: number;
  readonly adId: number | null;
  readonly invalidatedByFeed: boolean;
  hits: number;
  /** The page is not revalidated before this time. */
  retryAt: number;
}
