import '../testing.ts';
import { createQueryClient } from '@volan/api-client/react';
import { brands } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { comparedIds } from '../../../server/http/cookies.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { loadCompareAds } from './loadCompareAds.ts';

const cars = 3;
const vans = 4;
const categoryOf = (id: number) => (id >= 100 ? vans : cars);

/** Asks for the comparison of cars with this query and cookie; the ads exist below 900. */
async function ask(query: string, chosen = '') {
  const cookies: string[] = [];
  const send = async ({ name }: { name: string }, fields: { ids?: readonly number[] }) => {
    const ads = (fields.ids ?? []).filter((id) => id < 900).map((id) => ({ id, category_id: categoryOf(id) }));
    return { ok: true, meta: null, data: name === 'listAdsByIds' ? ads : [{ id: cars }, { id: vans }] };
  };
  const site = { brand: brands.volan, language: 'rs', country: null, protocol: 'http:', host: 'volan.localhost' };
  const context = {
    api: { language: 'rs', send, sendOrNull: async () => null },
    queries: createQueryClient(),
    site,
    comparedIds: comparedIds({ compared: chosen }),
    setCookie: (cookie: string) => void cookies.push(cookie),
    match: { page: 'compareAds', params: { categoryId: cars } },
  } as unknown as RequestContext;
  const answer = await loadCompareAds(context, new URLSearchParams(query)).catch((error: unknown) => error);
  const location = answer instanceof Response ? answer.headers.get('location') : null;

  return { cookie: cookies[0] ?? null, location, page: answer as Awaited<ReturnType<typeof loadCompareAds>> };
}

describe('comparing without JavaScript [B24, M56]', () => {
  it('adds the ad of a button to those of the cookie and leads to all of them', async () => {
    const { cookie, location } = await ask('add=1&ads=8', '7');
    expect(cookie).toBe('compared=7%2C8; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Domain=volan.localhost');
    expect(location).toBe('/compare-ads/3?ads=7,8&mine=1');
  });

  it('adds an ad once, and leads to the category of the ad', async () => {
    expect((await ask('add=1&ads=7', '7')).cookie).toContain('compared=7;');
    expect((await ask('add=1&ads=100', '7')).location).toBe('/compare-ads/4?ads=100&mine=1');
  });

  it('drops ads that are no longer for sale, and takes none of those', async () => {
    const { cookie, location } = await ask('add=1&ads=8', '901,902,903,904,905,906,907,908,909,910');
    expect(cookie).toContain('compared=8;');
    expect(location).toBe('/compare-ads/3?ads=8&mine=1');
    expect((await ask('add=1&ads=901', '7')).cookie).toContain('compared=7;');
  });

  it('refuses the eleventh and says so', async () => {
    const { cookie, location } = await ask('add=1&ads=11', '1,2,3,4,5,6,7,8,9,10');
    expect(cookie).toContain('compared=1%2C2%2C3%2C4%2C5%2C6%2C7%2C8%2C9%2C10;');
    expect(location).toBe('/compare-ads/3?ads=1,2,3,4,5,6,7,8,9,10&mine=1&full=1');
    expect((await ask('ads=1,2&mine=1&full=1')).page.shared).toMatchObject({ isOwn: true, isFull: true });
  });

  it('removes an ad; without ads the cookie ends', async () => {
    expect(await ask('remove=7', '7,8')).toMatchObject({ location: '/compare-ads/3?ads=8&mine=1' });
    const last = await ask('remove=8', '8');
    expect(last.cookie).toContain('compared=; Path=/; Max-Age=0;');
    expect(last.location).toBe('/compare-ads/3?mine=1');
  });

  it('shows the chosen ads of the category, and says where none is chosen', async () => {
    expect((await ask('mine=1', '7,100')).location).toBe('/compare-ads/3?ads=7&mine=1');
    expect((await ask('mine=1')).page.shared).toMatchObject({ ads: [], link: { ids: [] } });
    expect((await ask('mine=1', 'x,-1,7;')).location).toBeNull();
  });

  it('leaves the choice alone where a link of somebody else is opened', async () => {
    const { cookie, page } = await ask('ads=7,8', '9');
    expect(cookie).toBeNull();
    expect(page.shared).toMatchObject({ isOwn: false, link: { ids: [7, 8] } });
  });
});
