import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openResponseCache } from './responseCache.ts';

/** Caches of a browser, with the methods used here. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (key: string, { cacheName = '' }: MultiCacheQueryOptions) => all.get(cacheName)?.get(key),
    async open(name: string) {
      const cache = all.get(name) ?? new Map<string, Response>();
      all.set(name, cache);
      return {
        match: async (key: string) => cache.get(key),
        put: async (key: string, response: Response) => void cache.set(key, response),
        keys: async () => [...cache.keys()],
      };
    },
  };
}

const plan = {
  build: 'one',
  ahead: { '': ['/offline'] as const },
  kept: [],
  ads: [],
  signOut: [],
  files: [],
  parts: {},
} as const;
/** Names of caches of what was read. */
const readNames = async () => (await caches.keys()).filter((name) => name.startsWith('offline-p'));
const address = 'https://volan.example/auto-oglasi/1/golf';
const picture = 'https://volan.example/img/1?w=640';
const html = { headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' } };
const page = () => new Response('<h1>Golf</h1>', html);

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  return () => vi.unstubAllGlobals();
});

describe('the stored pages of a visitor', () => {
  it('is gone when they sign out, and no page or picture that they asked for before comes after it', async () => {
    const kept = openResponseCache(plan);
    const before = kept.forReader();
    await before.keepPage(address, page());
    const late = new Response(
      new ReadableStream({
        async start(stream) {
          await kept.forgetReader();
          stream.enqueue(new TextEncoder().encode('<h1>Golf</h1>'));
          stream.close();
        },
      }),
      html,
    );
    await before.keepPage(address, late);
    await before.savePicture(picture, page());
    expect(await readNames()).toEqual([]);
    await kept.forReader().keepPage(address, page());
    expect(await readNames()).toEqual(['offline-pages-one']);
  });
});

describe('what is looked for', () => {
  it('while they sign out is not there, and leaves no cache behind', async () => {
    const kept = openResponseCache(plan);
    await kept.forReader().keepPage(address, page());
    const looked = kept.hasPage(address);
    await Promise.all([kept.forgetReader(), looked]);
    expect(await readNames()).toEqual([]);
  });
});

describe('what is not kept', () => {
  it('is not left standing open, which would keep a newer worker from taking over', async () => {
    const mine = new Response('<h1>Mine</h1>', { headers: { 'cache-control': 'private, no-cache' } });
    const cancel = vi.spyOn(mine.body as ReadableStream, 'cancel');
    vi.stubGlobal('fetch', async () => mine);
    await openResponseCache(plan).keepOfflinePageFor(address);
    expect(cancel).toHaveBeenCalled();
    expect(await (await caches.open('offline-ahead-one')).keys()).toEqual([]);
  });
});

describe('the ads that a user saved [N13]', () => {
  const other = 'https://volan.example/auto-oglasi/2/passat';
  const asked: RequestInit[] = [];
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push(init);
      if (url === other) throw new TypeError('no network');
      return Object.defineProperty(page(), 'type', { value: 'basic' });
    });
  });

  it('are fetched as every visitor sees them, and kept with their pictures; one that fails is left out', async () => {
    await openResponseCache(plan).forReader().storeAds([other, address], [picture]);
    expect(asked.every(({ credentials }) => credentials === 'omit')).toBe(true);
    const addressesIn = async (name: string) => [...(await (await caches.open(name)).keys())];
    expect(await addressesIn('offline-pages-one')).toEqual([address]);
    expect(await addressesIn('offline-pictures')).toHaveLength(1);
  });

  it('are not kept once the user has signed out', async () => {
    const kept = openResponseCache(plan);
    const before = kept.forReader();
    await kept.forgetReader();
    await before.storeAds([address], [picture]);
    expect(await readNames()).toEqual([]);
  });
});
