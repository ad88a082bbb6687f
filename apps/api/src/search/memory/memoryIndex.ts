import type { FeedPosition } from '../../platform/outbox/consumeOutbox.ts';
import type { SearchIndex } from '../SearchIndex.ts';
import type { ReadsRather } from './Among.ts';
import { answerSearch } from './answerSearch.ts';
import type { Bitmaps } from './Bitmaps.ts';
import { IndexedAds } from './IndexedAds.ts';
import { facetCountCache } from './facetCountCache.ts';
import { returnMemory } from './returnMemory.ts';

/** From this number of ads on, memory is returned after loading; for fewer ads the pause is not worth it. */
const adsWorthReturning = 50_000;

/**
 * An index of bitmaps in this process: milliseconds for a million ads, with exact counts.
 * It can be thrown away: it is built from a snapshot and follows the feed.
 *
 * @param specificationType type of the numbers of a specification, such as `int` or `month-year`
 * @param readsRather decides whether ads are read one by one or bitmaps are intersected
 */
export function memoryIndex(
  bitmaps: Bitmaps,
  specificationType: (id: number) => string,
  readsRather: ReadsRather = (reading, meeting) => reading < meeting,
): SearchIndex {
  let ads = new IndexedAds(bitmaps, specificationType);
  let position: FeedPosition | null = null;
  const counts = facetCountCache();

  return {
    search: async (search) => bitmaps.scope(() => answerSearch(bitmaps, ads, counts, search, readsRather)),
    async apply(changes, next) {
      for (const { id, document } of changes) {
        if (document) ads.put(document);
        else ads.remove(id);
      }
      ads.settle();
      if (changes.length > 0) counts.clear();
      position = next;
    },
    async rebuild(source, from) {
      const fresh = new IndexedAds(bitmaps, specificationType);
      fresh.beginLoading();
      let loaded = 0;
      for await (const documents of source) {
        for (const document of documents) fresh.put(document);
        loaded += documents.length;
      }
      fresh.endLoading();
      ads = fresh;
      counts.clear();
      position = from;
      if (loaded >= adsWorthReturning) returnMemory();
    },
    position: () => position,
    close: async () => {},
  };
}
