import { aheadName, openAheadPages } from './aheadPages.ts';
import { discard, isCacheable } from './isCacheable.ts';
import type { WorkerPlan } from './WorkerPlan.ts';

/** Most pages that were read and are kept. */
const maxPages = 40;

/** Most pictures that are kept. */
const maxPictures = 120;

const pagesName = (build: string) => `offline-pages-${build}`;
const picturesName = 'offline-pictures';

/** One picture is kept in one size: its address without its sizes. */
const pictureKey = (address: string) => {
  const { pathname, origin, searchParams } = new URL(address);
  return `${origin}${pathname}?${searchParams.get('url') ?? ''}`;
};

/**
 * The newest stored response of an address. It opens no cache: opening one that is deleted in the meantime, because its
 * visitor signs out, would create it again.
 */
async function newest(address: string, options?: CacheQueryOptions) {
  for (const name of (await caches.keys()).toReversed()) {
    const found = await caches.match(address, { ...options, cacheName: name });
    if (found) return found;
  }
  return undefined;
}

async function keepAtMost(cache: Cache, most: number) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/** Stores the pages of one user. `openRead` opens a cache while they are signed in. */
const readerStorage = (
  build: string,
  ahead: ReturnType<typeof openAheadPages>,
  openRead: (name: string) => Promise<Cache | undefined>,
) => ({
  /** Keeps a page that was read. */
  async keepPage(address: string, response: Response) {
    const html = await response.text();
    const cache = await openRead(pagesName(build));
    if (!cache) return;

    await ahead.storeDocument(cache, address, html, response);
    await keepAtMost(cache, maxPages);
  },

  /**
   * Fetches ads and their pictures as every visitor sees them, one after the other, and keeps them: those that a
   * user saved. Those that cannot be fetched are left out. [N13]
   */
  async storeAds(pages: readonly string[], pictures: readonly string[]) {
    const fetched = async (address: string, keep: (response: Response) => Promise<void>) => {
      const response = await fetch(address, { credentials: 'omit', cache: 'no-cache' });
      await (isCacheable(response) ? keep(response) : discard(response));
    };
    for (const page of pages) await fetched(page, (response) => this.keepPage(page, response)).catch(() => {});
    for (const picture of pictures) {
      await fetched(picture, (response) => this.savePicture(picture, response)).catch(() => {});
    }
  },

  /** Keeps a picture once, in the size in which it came first. */
  async savePicture(address: string, response: Response) {
    const cache = await openRead(picturesName);
    const key = pictureKey(address);
    if (!cache || !isCacheable(response) || (await cache.match(key))) return;

    await cache.put(key, response);
    await keepAtMost(cache, maxPictures);
  },
});

/** The only things that the worker stores: pages that are the same for everybody, their scripts and their pictures. */
export function openResponseCache(plan: WorkerPlan) {
  const { build } = plan;
  const ahead = openAheadPages(plan);

  /** After a sign-out another user may follow. */
  let owner = 0;

  return {
    keepOfflinePageFor: ahead.storeOfflinePageFor,
    keepAheadFor: ahead.storeAheadFor,

    /**
     * Stores the pages of the current user. Once they have signed out, later responses to their earlier requests are
     * not stored.
     */
    forReader() {
      const own = owner;

      /** Undefined once they have signed out. Late writes to a cache that was opened before are deleted with it. */
      const openRead = async (name: string) => (own === owner ? caches.open(name) : undefined);

      return readerStorage(build, ahead, openRead);
    },

    /**
     * A page that was opened before, or stored in advance; otherwise the offline page, in another language if this one
     * has none.
     */
    async page(address: string) {
      const { pathname, search } = new URL(address);
      const own = (await newest(pathname + search)) ?? (await newest(pathname, { ignoreSearch: true }));
      if (own) return own;

      for (const offline of ahead.offlinePagesFor(address)) {
        const page = await newest(offline);
        if (page) return page;
      }

      return undefined;
    },

    /** Whether a page is among those that were read. */
    hasPage: async (address: string) => (await newest(address, { ignoreSearch: true })) !== undefined,

    file: (address: string) => newest(address),

    picture: (address: string) => newest(pictureKey(address)),

    /** Deletes the stored pages: the next user sees nothing of them. */
    async forgetReader() {
      owner += 1;
      const names = await caches.keys();
      const read = names.filter((name) => name.startsWith('offline-pages-') || name === picturesName);
      await Promise.all(read.map((name) => caches.delete(name)));
    },

    /** Deletes the caches of builds before the last: pages of the last one may still be open, and read. */
    async deleteOldBuilds() {
      const names = await caches.keys();
      const builds = [...new Set(names.flatMap((name) => /^offline-(?:ahead|pages)-(.+)$/.exec(name)?.[1] ?? []))];
      const before = builds.filter((each) => each !== build).slice(0, -1);
      await Promise.all(before.flatMap((each) => [caches.delete(aheadName(each)), caches.delete(pagesName(each))]));

      return builds.length;
    },
  };
}

/** What {@link openResponseCache} gives. */
export type Kept = ReturnType<typeof openResponseCache>;
