/** A task of a page for the worker, as `blocks/favourites/postToWorker.ts` of features sends it. [N13] */
export type PageTask =
  | { readonly type: 'store-ads'; readonly pages: readonly string[]; readonly pictures: readonly string[] }
  | { readonly type: 'delete-pages' };

/** Most ads of one task: a page of favourites. */
const maxAds = 24;

/** The address of a path on this very host; null for anything else. */
function ownAddress(path: unknown, origin: string): string | null {
  if (typeof path !== 'string' || path === '' || !URL.canParse(path, origin)) return null;

  const url = new URL(path, origin);

  return url.origin === origin ? url.href : null;
}

/**
 * Reads a message of a page; null if it is no task.
 *
 * @param isAdPath whether a path is that of an ad: no other page is stored in advance
 */
export function readPageTask(data: unknown, origin: string, isAdPath: (path: string) => boolean): PageTask | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'delete-pages') return { type: 'delete-pages' };
  if (data.type !== 'store-ads' || !('ads' in data) || !Array.isArray(data.ads)) return null;

  const ads = (data.ads as readonly ({ path?: unknown; img?: unknown } | null)[]).slice(0, maxAds);
  const pages = ads.flatMap((ad) => ownAddress(ad?.path, origin) ?? []);
  const pictures = ads.flatMap((ad) => ownAddress(ad?.img, origin) ?? []);

  return {
    type: 'store-ads',
    pages: pages.filter((address) => isAdPath(new URL(address).pathname)),
    pictures: pictures.filter((address) => new URL(address).pathname.startsWith('/img/')),
  };
}
