import type { AdListed } from '@volan/api-contract';
import { listingLimits } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd, insertSeller } from '../testing/insertAd.ts';
import { openTestApp } from '../testing/openTestApp.ts';

const api = openedForFile(() =>
  openTestApp(
    async ({ sql }) => {
      const promote = (ad: number, type: number, from: string, to: string) => sql`
        insert into ad_boost (ad_id, type, starts_at, ends_at) values (${ad}, ${type}, ${from}, ${to})`;
      const running = ['2026-11-20T00:00:00Z', '2026-12-20T00:00:00Z'] as const;
      for (let count = 0; count < 12; count += 1) {
        const ad = await insertAd(sql);
        await promote(ad, 4, ...running);
        inSerbia.push(ad);
      }
      german = await insertAd(sql, { region: 'bayern' });
      await promote(german, 4, ...running);
      // none of these may appear
      await insertAd(sql);
      await promote(await insertAd(sql), 3, ...running);
      await promote(await insertAd(sql), 4, '2026-11-01T00:00:00Z', '2026-11-06T00:00:00Z');
      await promote(await insertAd(sql), 4, '2026-12-01T00:00:00Z', '2026-12-06T00:00:00Z');
      await promote(await insertAd(sql, { status: 6 }), 4, ...running);
      await promote(await insertAd(sql, { seller: await insertSeller(sql, { status: 2 }) }), 4, ...running);
      // paid twice, shown once
      await promote(german, 4, ...running);
    },
    { now: () => hour },
  ),
);
let hour = Date.parse('2026-11-21T10:20:00Z');
const inSerbia: number[] = [];
let german: number;

async function home(query = '') {
  const reply = await api.app.inject({ url: `/v3/ads/home${query}` });
  return reply.json<{ data: AdListed[] }>().data.map((ad) => ad.id);
}

describe('the promoted ads of the home page [L19, M07, M50]', () => {
  it('are nine of those that run now, whatever their number', async () => {
    const ids = await home();
    expect(ids).toHaveLength(listingLimits.homeAds);
    expect([...inSerbia, german]).toEqual(expect.arrayContaining(ids));
  });

  it('keep their order for an hour, and other ads come first in the next hour', async () => {
    const first = await home();
    expect(await home()).toEqual(first);
    const seen = new Set(first);
    for (let hours = 0; hours < 24; hours += 1) {
      hour += 3_600_000;
      (await home()).forEach((id) => seen.add(id));
    }
    expect(seen).toEqual(new Set([...inSerbia, german]));
    hour -= 24 * 3_600_000;
  });

  it('are not filled up with ads that nobody paid for', async () => {
    expect(await home('?country=DE')).toEqual([german]);
    expect(await home('?country=HU')).toEqual([]);
  });

  it('are those of one country on the host of that country', async () => {
    const ids = await home('?country=RS');
    expect(ids).toHaveLength(listingLimits.homeAds);
    expect(inSerbia).toEqual(expect.arrayContaining(ids));
  });
});
