import type { FeedPosition, SearchIndex } from '../SearchIndex.ts';
import { answerSearch } from './answerSearch.ts';
import type { Bitmaps } from './Bitmaps.ts';
import { IndexedAds } from './IndexedAds.ts';

/**
 * Searches bitmaps in this process: milliseconds at a million ads, with every count exact.
 *
 * It is a copy that can be thrown away: it is built from a snapshot and follows the feed.
 *
 * @param specificationType Type of the numbers of a specification, such as `int` or `month-year`.
 * @param few Below this many ads it is quicker to read the value of each than to meet every bitmap.
 */
export function memoryIndex(bitmaps: Bitmaps, specificationType: (id: number) => string, few = 30_000): SearchIndex {
  let ads = new IndexedAds(bitmaps, specificationType);
  let position: FeedPosition | null = null;
  return {
    search: async (search) => bitmaps.scope(() => answerSearch(bitmaps, ads, search, few)),
    async apply(changes, next) {
      for (const { id, document } of changes) {
        if (document) ads.put(document);
        else ads.remove(id);
      }
      ads.settle();
      position = next;
    },
    async rebuild(source, from) {
      const fresh = new IndexedAds(bitmaps, specificationType);
      fresh.beginLoading();
      for await (const documents of source) {
        for (const document of documents) fresh.put(document);
      }
      fresh.endLoading();
      ads = fresh;
      position = from;
    },
    position: () => position,
    close: async () => {},
  };
}
