import { settleMs, type ChangeClocks, type Moment } from './changes/ChangeClock.ts';
import { finishPage, type FinishedPage } from './FinishedPage.ts';
import { limits, oftenAsked } from './limits.ts';
import type { CachedPage, PageCache, SharedRequest } from './PageCache.ts';
import { createSegmentedStore } from './SegmentedStore.ts';
import { backgroundQueue } from './backgroundQueue.ts';

/** When the rendering of a page began, for each clock. */
type Made = Readonly<Record<keyof ChangeClocks, Moment>>;

interface Entry {
  readonly page: FinishedPage;
  readonly made: Made;
  /** When the first of the ads on this page changed; `Infinity` while none has. */
  changedAt: number;
  readonly adId: number | null;
  readonly invalidatedByFeed: boolean;
  hits: number;
  /** The page is not revalidated before this time. */
  retryAt: number;
}

/** A render that is running; every request for the page waits for the same one. */
interface Flight {
  readonly startedAt: number;
  readonly adId: number | null;
  readonly page: Promise<FinishedPage>;
}

/** How long a changed ad or banner is remembered, in milliseconds: longer than any render takes. */
const rememberedMs = 60_000;

/** Brotli quality of cached pages: 8 % fewer bytes than quality 4, for a millisecond more. */
const keptQuality = 5;

/** The dependencies of a page cache. */
export interface PageCacheParts {
  readonly maxBytes: number;
  readonly clocks: ChangeClocks;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

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

/** Whether a page may replace a cached one: an error page or an incomplete page may not. */
const isWhole = ({ status, shared }: FinishedPage) => shared || (status !== 200 && status < 500);

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

/**
 * Keeps finished pages within a number of bytes.
 *
 * A page is served while its content is current, and for ten seconds longer. Then visitors wait for the new one, which
 * is rendered once for all of them, and get the old one if that fails or takes too long. A list depends on the whole
 * index, the page of an ad on that ad and a few others.
 */
export function createPageCache({ maxBytes, clocks, now = Date.now }: PageCacheParts): PageCache {
  const store = createSegmentedStore<Entry>(maxBytes);
  const flights = new Map<string, Flight>();
  const turns = backgroundQueue();
  const counts = { hits: 0, misses: 0, stale: 0, renewals: 0, dropped: 0 };
  const changedAds = createRecentChanges<number>(now);
  const changedBanners = createRecentChanges<string>(now);

  function outdatedSince({ page, made, changedAt, invalidatedByFeed }: Entry) {
    if (!invalidatedByFeed) return made.all.at;

    const ofFeed = page.surrogateKeys
      ? clocks.catalogue.outdatedSince(made.catalogue)
      : clocks.all.outdatedSince(made.all);

    return Math.min(changedAt, page.validUntil, ofFeed);
  }

  const lagOf = (entry: Entry) =>
    now() - Math.min(outdatedSince(entry), entry.made.all.at + limits.maxAge - limits.maxStale);

  /** A page that was begun this soon after a change of its content may have older data. */
  function firstChange({ surrogateKeys, bannerPositions }: FinishedPage, { at }: Moment) {
    const isMissed = changedAds.hasSince(surrogateKeys ?? [], at) || changedBanners.hasSince(bannerPositions, at);

    return isMissed ? at : Infinity;
  }

  const keep = (key: string, entry: Entry) => store.set(key, entry, entry.page.bytes());

  /** Renders a page and caches it, unless its ad has changed in the meantime. */
  async function make({ key, adId, invalidatedByFeed, render }: SharedRequest, isWanted: () => boolean) {
    const made = { all: clocks.all.moment(), catalogue: clocks.catalogue.moment() };
    const page = await finishPage(await render(), keptQuality);
    if (page.shared) {
      // The same document is compressed already, and perhaps better.
      const before = store.get(key);
      const same = before?.page.etag === page.etag ? before : null;
      const kept = same?.page ?? page;
      await kept.dropUncompressed();
      if (isWanted()) {
        const changedAt = firstChange(page, made.all);
        keep(key, { page: kept, made, changedAt, adId, invalidatedByFeed, hits: same?.hits ?? 0, retryAt: 0 });
      }

      return kept;
    }
    if (isWanted() && isWhole(page)) {
      store.delete(key);
    }

    return page;
  }

  function start(asked: SharedRequest, old: Entry | null): Flight {
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

  function renew(asked: SharedRequest, old: Entry) {
    const running = flights.get(asked.key);
    return running ?? (now() < old.retryAt ? null : start(asked, old));
  }

  function hit(key: string, entry: Entry) {
    counts.hits += 1;
    entry.hits += 1;
    // Another encoding may have been made since.
    keep(key, entry);
    if (entry.hits === oftenAsked) {
      turns.add(async () => {
        await entry.page.recompress();
        if (store.get(key) === entry) {
          keep(key, entry);
        }
      });
    }
  }

  const answered = (page: FinishedPage, state: CachedPage['state'], madeAt = now()): CachedPage => ({
    page,
    state,
    age: Math.max(0, Math.floor((now() - madeAt) / 1000)),
  });

  return {
    async answer(asked) {
      const { key } = asked;
      const entry = store.get(key);
      const lag = entry ? lagOf(entry) : Infinity;
      if (entry && lag < limits.maxStale) {
        if (lag >= limits.revalidateAfter && !flights.has(key) && renew(asked, entry)) {
          counts.renewals += 1;
        }
        hit(key, entry);
        return answered(entry.page, 'hit', entry.made.all.at);
      }
      const old = entry && now() - entry.made.all.at < limits.staleIfError ? entry : null;
      if (!old) {
        counts.misses += 1;
        return answered(await (flights.get(key) ?? start(asked, null)).page, 'miss');
      }
      const flight = renew(asked, old);
      const page = flight && (await within(flight.startedAt + limits.revalidateTimeout - now(), flight.page));
      if (page) {
        counts.misses += 1;
        return answered(page, 'miss');
      }
      counts.stale += 1;

      return answered(old.page, 'stale', old.made.all.at);
    },

    dropAds(ads) {
      const changed = new Set(ads);
      const isChanged = (adId: number | null) => adId !== null && changed.has(adId);
      changedAds.note(changed);
      for (const [key, entry] of store.entries()) {
        if (isChanged(entry.adId)) {
          store.delete(key);
          counts.dropped += 1;
        } else if (entry.page.surrogateKeys && ads.some((id) => entry.page.surrogateKeys?.has(id))) {
          entry.changedAt = Math.min(entry.changedAt, now());
        }
      }
      for (const [key, { adId }] of flights) {
        if (isChanged(adId)) {
          flights.delete(key);
        }
      }
    },

    dropBanners(positions) {
      changedBanners.note(positions);
      for (const [key, { page }] of store.entries()) {
        if (!positions.some((position) => page.bannerPositions.has(position))) continue;

        store.delete(key);
        counts.dropped += 1;
      }
    },

    statistics: () => ({ ...counts, pages: store.size, bytes: store.bytes }),
  };
}
