import { getAd } from '../calls/ads/getAd.ts';
import { listAds } from '../calls/ads/listAds.ts';
import { listAdsByIds } from '../calls/ads/listAdsByIds.ts';
import type { ContractCase } from './ContractCase.ts';
import { firstOf, must, mustEqual } from './must.ts';

/** Id that nothing has. */
const nowhere = 2_147_483_647;

/** Ads beside one another. */
export const compareCases: ContractCase[] = [
  {
    name: 'ads to compare come in the order asked for, each once, without those that are gone or unknown [B24, M56]',
    run: async (caller, { goneAd }) => {
      const [first, second] = (await caller.succeed(listAds, {})).data.map(({ id }) => id);
      must(first !== undefined && second !== undefined, 'The data holds no two ads.');
      const { data } = await caller.succeed(listAdsByIds, { ids: [second, nowhere, goneAd, first, second] });
      mustEqual(
        data.map(({ id }) => id),
        [second, first],
        'order',
      );
    },
  },
  {
    name: 'an ad to compare has the answers of its page, in the language asked for [M56, T52]',
    run: async (caller) => {
      const { id } = firstOf((await caller.succeed(listAds, {})).data, 'active ad');
      const page = (await caller.succeed(getAd, { id, lang: 'en' })).data;
      const compared = firstOf((await caller.succeed(listAdsByIds, { ids: [id], lang: 'en' })).data, 'ad');
      mustEqual(compared.groups, page.groups, 'groups');
      mustEqual([compared.category, compared.price], [page.category, page.price], 'ad');
    },
  },
  {
    name: 'nobody compares eleven ads, nor none that is a number [M56]',
    run: async (caller) => {
      const eleven = Array.from({ length: 11 }, (_, index) => index + 1);
      mustEqual(
        Object.keys((await caller.fail(listAdsByIds, { ids: eleven }, 'validation')).errors ?? {}),
        ['ids'],
        'fields',
      );
      await caller.fail(listAdsByIds, { ids: 'all' }, 'validation');
      mustEqual((await caller.succeed(listAdsByIds, { ids: [] })).data, [], 'no ads');
    },
  },
];
