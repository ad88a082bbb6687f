import type { Api, Result } from '@volan/api-client';

/** What header, footer and filter form are made of: the same for all readers of a brand and language. */
const shellCalls: ReadonlySet<string> = new Set([
  'listCategories',
  'getCategory',
  'listNavigation',
  'listCategoryBrands',
  'listCategoryModels',
  'listCountries',
  'listRegions',
  'getExchangeRate',
]);

/**
 * For so long a reply serves further pages, in milliseconds. Shorter than the time in which the page cache relies on no
 * page after a change, so that no page is kept that was made from an older reply.
 */
const holdMs = 1000;

/** Most replies that are kept; a site has some dozens. */
const most = 2000;

/** The earlier reply where the later one says the same: what was made from it is then known to stand. */
const same = (before: Result<unknown>, after: Result<unknown>) =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;

interface Kept {
  readonly result: Promise<Result<unknown>>;
  readonly until: number;
}

/** The replies of this process. */
export function createKeptReplies(now: () => number = Date.now) {
  const kept = new Map<string, Kept>();

  /**
   * The same client, except that pages of the same `reader` (brand and language) which are made within a second share
   * the replies of the shell's calls, and wait together for one that is on its way. A failure is told and not kept.
   */
  return function keepingReplies(api: Api, reader: string): Api {
    const send: Api['send'] = (call, ...rest) => {
      if (!shellCalls.has(call.name)) {
        return api.send(call, ...rest);
      }
      const key = `${reader} ${call.name} ${JSON.stringify(rest[0])}`;
      const known = kept.get(key);
      if (known && known.until > now()) {
        return known.result;
      }
      if (kept.size >= most) {
        kept.clear();
      }
      // No signal: another page may wait for the same reply.
      const asked = api.send(call, ...([rest[0]] as unknown as typeof rest));
      const result = known ? Promise.all([known.result, asked]).then(([before, after]) => same(before, after)) : asked;
      kept.set(key, { result, until: now() + holdMs });
      void result.then(({ ok }) => ok || kept.delete(key));
      return result;
    };
    return { ...api, send };
  };
}
