import { discard, isCacheable } from './isCacheable.ts';
import { neededFiles } from './neededFiles.ts';
import type { WorkerPlan } from './WorkerPlan.ts';

/** Beginning of the names of the caches of pages that are stored in advance, with their files. */
export const aheadName = (build: string) => `offline-ahead-${build}`;

/** The pages that are stored in advance, and the files of all stored pages: the same for everybody. */
export function openAheadPages(plan: WorkerPlan) {
  const { build, ahead } = plan;
  const openAhead = () => caches.open(aheadName(build));

  /** Fetches the files that a page needs beside its text. Files that fail now are requested when they are needed. */
  async function storeFiles(html: string) {
    const cache = await openAhead();
    const store = async (address: string) => (await cache.match(address)) ?? cache.add(address);
    await Promise.allSettled(neededFiles(html, plan).map(store));
  }

  /** Stores a page with its files. */
  async function storeDocument(cache: Cache, key: string, html: string, { headers }: Response) {
    await cache.put(key, new Response(html, { headers }));
    await storeFiles(html);
  }

  /** Requests without cookies: the page of a visitor. */
  async function storeAhead(path: string) {
    const cache = await openAhead();
    if (await cache.match(path)) return;

    const response = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
    if (isCacheable(response)) await storeDocument(cache, path, await response.text(), response);
    else await discard(response);
  }

  const firstPart = (address: string) => new URL(address).pathname.split('/')[1] ?? '';
  const aheadOf = (address: string) => ahead[firstPart(address)] ?? ahead[''];

  return {
    storeDocument,

    /** Makes sure that the offline page of the language of an address is there. */
    storeOfflinePageFor: (address: string) => storeAhead(aheadOf(address)[0]).catch(() => {}),

    /** Makes sure that all pages of that language are there which are stored in advance: for a visitor who stays. */
    storeAheadFor: (address: string) => Promise.allSettled(aheadOf(address).map(storeAhead)),

    /** The offline pages, that of the language of an address first. */
    offlinePagesFor: (address: string) => [aheadOf(address), ...Object.values(ahead)].map(([offline]) => offline),
  };
}
