import type { Api } from '@volan/api-client';
import { listAds, listCategories } from '@volan/api-contract/wire';
import { describe, expect, it } from 'vitest';
import { createApiResponseCache } from './apiResponseCache.ts';

function counted(ok = true) {
  const names: string[] = [];
  const api = {
    language: 'rs',
    send: (call: { name: string }) => {
      names.push(call.name);
      return Promise.resolve(ok ? { ok, data: [], meta: null } : { ok, failure: 'offline' });
    },
  } as unknown as Api;
  return { api, names };
}

describe('replies of the shell', () => {
  it('are asked for once a second for all pages of a brand and language', async () => {
    let time = 0;
    const keeping = createApiResponseCache(() => time);
    const { api, names } = counted();
    const ask = (scope: string) => keeping(api, scope).send(listCategories, { lang: 'rs' });
    await Promise.all([ask('volan rs'), ask('volan rs')]);
    await ask('volan rs');
    expect(names).toHaveLength(1);
    await ask('gearlane en');
    expect(names).toHaveLength(2);
    time = 1000;
    await ask('volan rs');
    expect(names).toHaveLength(3);
  });

  it('are the same object as long as they say the same', async () => {
    let time = 0;
    const keeping = createApiResponseCache(() => time);
    const { api } = counted();
    const ask = () => keeping(api, 'volan rs').send(listCategories, {});
    const before = await ask();
    time = 5000;
    expect(await ask()).toBe(before);
  });

  it('are no ads: a search is asked for each time', async () => {
    const keeping = createApiResponseCache();
    const { api, names } = counted();
    await keeping(api, 'volan rs').send(listAds, {});
    await keeping(api, 'volan rs').send(listAds, {});
    expect(names).toEqual(['listAds', 'listAds']);
  });

  it('that failed are asked for again [T15]', async () => {
    const keeping = createApiResponseCache();
    const { api, names } = counted(false);
    await keeping(api, 'volan rs').send(listCategories, {});
    await keeping(api, 'volan rs').send(listCategories, {});
    expect(names).toHaveLength(2);
  });
});
