import type { CacheEntry } from './CacheEntry.ts';
import type { FinishedPage } from './FinishedPage.ts';
import { limits } from './limits.ts';
import type { SharedRequest } from './PageCache.ts';

/** A render that is running; every request for the page waits for the same one. */
export interface Flight {
  readonly startedAt: number;
  readonly adId: number | null;
  readonly page: Promise<FinishedPage>;
}

/** Whether a page may replace a cached one: an error page or an incomplete page may not. */
export const isWhole = ({ status, shared }: FinishedPage) => shared || (status !== 200 && status < 500);

/** The dependencies of the renders that are running. */
export interface FlightDeps {
  /** Renders a page; `isWanted` tells whether its outcome may still be cached. */
  readonly make: (asked: SharedRequest, isWanted: () => boolean) => Promise<FinishedPage>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The renders that are running, one for each page. */
export function createRenderFlights({ make, now }: FlightDeps) {
  const flights = new Map<string, Flight>();

  /** Renders a page. If that fails, the old one is not revalidated for a while. */
  function start(asked: SharedRequest, old: CacheEntry | null): Flight {
    const { key, adId } = asked;
    const page = make(asked, () => flights.get(key) === flight);
    const flight: Flight = { startedAt: now(), adId, page };
    flights.set(key, flight);
    const land = (isGood: boolean) => {
      if (flights.get(key) === flight) {
        flights.delete(key);
      }
      if (old && !isGood) {
        old.retryAt = now() + limits.retryAfter;
      }
    };
    page.then(
      (finished) => land(isWhole(finished)),
      () => land(false),
    );

    return flight;
  }

  return {
    isRunning: (key: string) => flights.has(key),

    /** The running render of a page, else a new one. */
    join: (asked: SharedRequest): Flight => flights.get(asked.key) ?? start(asked, null),

    /** The same for a page that has an old one; null where revalidating it failed a moment ago. */
    renew: (asked: SharedRequest, old: CacheEntry): Flight | null =>
      flights.get(asked.key) ?? (now() < old.retryAt ? null : start(asked, old)),

    /** Renders of the pages of these ads are not cached any more: they may have older data. */
    abandon(ads: ReadonlySet<number>) {
      for (const [key, { adId }] of flights) {
        if (adId !== null && ads.has(adId)) flights.delete(key);
      }
    },
  };
}
