import type { CacheEntry } from './CacheEntry.ts';
import type { ChangeClocks } from './changes/ChangeClock.ts';
import { finishPage, type FinishedPage } from './FinishedPage.ts';
import { limits, oftenAsked } from './limits.ts';
import { lagOf } from './pageLag.ts';
import type { CachedPage, PageCache, SharedRequest } from './PageCache.ts';
import { createMissedChanges } from './recentChanges.ts';
import { createRenderFlights, isWhole } from './renderFlights.ts';
import { createSegmentedStore } from './SegmentedStore.ts';
import { backgroundQueue } from './backgroundQueue.ts';

/** Brotli quality of cached pages: 8 % fewer bytes than quality 4, for a millisecond more. */
const keptQuality = 5;

/** The dependencies of a page cache. */
export interface PageCacheParts {
  readonly maxBytes: number;
  readonly clocks: ChangeClocks;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** A page as it is sent, with the milliseconds since its rendering began. */
const answered = (page: FinishedPage, state: CachedPage['state'], ageMs: number): CachedPage => ({
  page,
  state,
  age: Math.max(0, Math.floor(ageMs / 1000)),
});

/** Resolves with null after a time, or if the page cannot be rendered or is incomplete. */
async function within(milliseconds: number, page: Promise<FinishedPage>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, milliseconds), null);
  });
  const whole = page.then(
    (made) => (isWhole(made) ? made : null),
    () => null,
  );

  return Promise.race([whole, late]).finally(() => clearTimeout(timer));
}

type PageStore = ReturnType<typeof createSegmentedStore<CacheEntry>>;

const keep = (store: PageStore, key: string, entry: CacheEntry) => store.set(key, entry, entry.page.bytes());

interface MakingDeps extends Pick<PageCacheParts, 'clocks'> {
  readonly store: PageStore;
  readonly missed: ReturnType<typeof createMissedChanges>;
}

/** Renders a page and caches it, unless its ad has changed in the meantime. */
async function makePage(
  { key, adId, invalidatedByFeed, render }: SharedRequest,
  isWanted: () => boolean,
  { store, clocks, missed }: MakingDeps,
) {
  const made = { all: clocks.all.moment(), catalogue: clocks.catalogue.moment() };
  const page = await finishPage(await render(), keptQuality);
  if (page.shared) {
    // The same document is compressed already, and perhaps better.
    const before = store.get(key);
    const same = before?.page.etag === page.etag ? before : null;
    const kept = same?.page ?? page;
    await kept.dropUncompressed();
    if (isWanted()) {
      const changedAt = missed.changeMissedBy(page, made.all);
      keep(store, key, { page: kept, made, changedAt, adId, invalidatedByFeed, hits: same?.hits ?? 0, retryAt: 0 });
    }

    return kept;
  }
  if (isWanted() && isWhole(page)) {
    store.delete(key);
  }

  return page;
}

/**
 * Keeps finished pages within a number of bytes.
 *
 * A page is served while its content is current, and for ten seconds longer. Then visitors wait for the new one, which
 * is rendered once for all of them, and get the old one if that fails or takes too long. A list depends on the whole
 * index, the page of an ad on that ad and a few others.
 */
export function createPageCache({ maxBytes, clocks, now = Date.now }: PageCacheParts): PageCache {
  const store = createSegmentedStore<CacheEntry>(maxBytes);
  const missed = createMissedChanges(now);
  const flights = createRenderFlights({
    make: (request, isWanted) => makePage(request, isWanted, { store, clocks, missed }),
    now,
  });
  const turns = backgroundQueue();
  const counts = { hits: 0, misses: 0, stale: 0, renewals: 0, dropped: 0 };

  function hit(key: string, entry: CacheEntry) {
    counts.hits += 1;
    entry.hits += 1;
    // Another encoding may have been made since.
    keep(store, key, entry);
    if (entry.hits === oftenAsked) {
      turns.add(async () => {
        await entry.page.recompress();
        if (store.get(key) === entry) {
          keep(store, key, entry);
        }
      });
    }
  }

  return {
    async answer(asked) {
      const { key } = asked;
      const entry = store.get(key);
      const lag = entry ? lagOf(entry, clocks, now()) : Infinity;
      if (entry && lag < limits.maxStale) {
        if (lag >= limits.revalidateAfter && !flights.isRunning(key) && flights.renew(asked, entry)) {
          counts.renewals += 1;
        }
        hit(key, entry);
        return answered(entry.page, 'hit', now() - entry.made.all.at);
      }
      const old = entry && now() - entry.made.all.at < limits.staleIfError ? entry : null;
      if (!old) {
        counts.misses += 1;
        return answered(await flights.join(asked).page, 'miss', 0);
      }
      const flight = flights.renew(asked, old);
      const page = flight && (await within(flight.startedAt + limits.revalidateTimeout - now(), flight.page));
      if (page) {
        counts.misses += 1;
        return answered(page, 'miss', 0);
      }
      counts.stale += 1;

      return answered(old.page, 'stale', now() - old.made.all.at);
    },

    dropAds(ads) {
      const changed = new Set(ads);
      missed.noteAds(changed);
      for (const [key, entry] of store.entries()) {
        if (entry.adId !== null && changed.has(entry.adId)) {
          store.delete(key);
          counts.dropped += 1;
        } else if (entry.page.surrogateKeys && ads.some((id) => entry.page.surrogateKeys?.has(id))) {
          entry.changedAt = Math.min(entry.changedAt, now());
        }
      }
      flights.abandon(changed);
    },

    dropBanners(positions) {
      missed.noteBanners(positions);
      for (const [key, { page }] of store.entries()) {
        if (!positions.some((position) => page.bannerPositions.has(position))) continue;

        store.delete(key);
        counts.dropped += 1;
      }
    },

    statistics: () => ({ ...counts, pages: store.size, bytes: store.bytes }),
  };
}
