import type { Api, Result } from '@volan/api-client';
import { LRUCache } from 'lru-cache';

/** What header, footer, filter form and banners are made of: the same for all visitors of a brand and language. */
const shellCalls: ReadonlySet<string> = new Set([
  'listCategories',
  'getCategory',
  'listNavigation',
  'listCategoryBrands',
  'listCategoryModels',
  'listCountries',
  'listRegions',
  'listWithheld',
  'getExchangeRate',
  'listCostRules',
  'listShownBanners',
]);

/**
 * Lifetime of a response, in milliseconds. It is shorter than the time after a change in which the page cache trusts no
 * page, so no page made from an outdated response stays in the cache.
 */
const ttlMs = 1000;

/** Limit of cached responses; a site has some dozens. */
const maxResponses = 2000;

/** The earlier response if the later one is equal: results that were made from it are then still valid. */
const same = (before: Result<unknown>, after: Result<unknown>) =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;

interface CachedResponse {
  readonly result: Promise<Result<unknown>>;
  readonly until: number;
}

/** The responses of this process. */
export function createApiResponseCache(now: () => number = Date.now) {
  const cached = new LRUCache<string, CachedResponse>({ max: maxResponses });

  /**
   * The same client, except that pages of the same `scope` (brand and language) which are made within a second share
   * the responses of the shell's calls, and wait together for one that is on its way. A failure is passed on and not
   * cached.
   */
  return function withResponseCache(api: Api, scope: string): Api {
    const send: Api['send'] = (call, ...rest) => {
      if (!shellCalls.has(call.name)) {
        return api.send(call, ...rest);
      }
      const key = `${scope} ${call.name} ${JSON.stringify(rest[0])}`;
      const known = cached.get(key);
      if (known && known.until > now()) {
        return known.result;
      }
      // No signal: another page may wait for the same response.
      const sent = api.send(call, ...([rest[0]] as unknown as typeof rest));
      const result = known ? Promise.all([known.result, sent]).then(([before, after]) => same(before, after)) : sent;
      cached.set(key, { result, until: now() + ttlMs });
      void result.then(({ ok }) => ok || cached.delete(key));

      return result;
    };
    return { ...api, send };
  };
}
