import { listAds } from '../calls/ads/listAds.ts';
import { listHomeAds } from '../calls/ads/listHomeAds.ts';
import { listCategories } from '../calls/taxonomy/listCategories.ts';
import type { ContractCase } from './ContractCase.ts';
import { firstOf, must, mustEqual } from './must.ts';

/** Calls of the home page. */
export const homeCases: ContractCase[] = [
  {
    name: 'the home page has at most nine ads, each paid for and once [L19, M50]',
    run: async (caller) => {
      const { data } = await caller.succeed(listHomeAds, {});
      must(data.length <= 9, 'at most nine');
      must(
        data.every((ad) => ad.tiers.includes('home')),
        'every ad is promoted on the home page',
      );
      mustEqual(new Set(data.map((ad) => ad.id)).size, data.length, 'each once');
      mustEqual((await caller.succeed(listHomeAds, {})).data, data, 'the same order within the hour');
    },
  },
  {
    name: 'the home page of a country has the ads of that country alone [F07, M50]',
    run: async (caller) => {
      const { country } = firstOf((await caller.succeed(listHomeAds, {})).data, 'ad of the home page').place;
      const { data } = await caller.succeed(listHomeAds, { country });
      must(data.length > 0 && data.every((ad) => ad.place.country === country), `only ads of ${country}`);
      mustEqual((await caller.succeed(listHomeAds, { country: 'AQ' })).data, [], 'ads of the Antarctic');
      await caller.fail(listHomeAds, { country: 'rs' }, 'bad-query');
    },
  },
  {
    name: 'categories count the ads of one country where it is named [F07]',
    run: async (caller) => {
      const { place, category_id: id } = firstOf((await caller.succeed(listAds, {})).data, 'active ad');
      const { total } = (await caller.succeed(listAds, { category_id: id, country: place.country })).meta;
      const { data } = await caller.succeed(listCategories, { country: place.country });
      mustEqual(data.find((category) => category.id === id)?.count, total, `ads of ${place.country}`);
    },
  },
];
