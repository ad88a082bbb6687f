import { getAd } from '../calls/ads/getAd.ts';
import { listAds } from '../calls/ads/listAds.ts';
import { listSimilarAds } from '../calls/ads/listSimilarAds.ts';
import type { ContractCase } from './ContractCase.ts';
import { firstOf, must, mustEqual } from './must.ts';

/** Fields that no public reply may have, at any depth. */
const privateFields = /"(?:phone|mobile|e-?mail|vin)"\s*:/i;

/** One ad and the ads like it. */
export const adCases: ContractCase[] = [
  {
    name: 'an ad has everything its page shows [M53]',
    run: async (caller) => {
      const listed = firstOf((await caller.succeed(listAds, { lang: 'en' })).data, 'active ad');
      const { data } = await caller.succeed(getAd, { id: listed.id, lang: 'en' });
      mustEqual(
        [data.id, data.slug, data.title, data.price],
        [listed.id, listed.slug, listed.title, listed.price],
        'ad',
      );
      must(data.images.length === data.image_count, 'every picture is in the details');
      must(data.status === 'active', 'the ad is active');
    },
  },
  {
    name: 'the language of the query beats Accept-Language [T52]',
    run: async (caller) => {
      const { id } = firstOf((await caller.succeed(listAds, {})).data, 'active ad');
      const asked = await caller.succeed(getAd, { id, lang: 'en' }, { headers: { 'accept-language': 'rs' } });
      const plain = await caller.succeed(getAd, { id }, { headers: { 'accept-language': 'en' } });
      mustEqual(asked.data.groups, plain.data.groups, 'groups');
    },
  },
  ...['0', '-1', 'golf', '1.5', '99999999999', '2147483647'].map(
    (id) =>
      ({
        name: `“${id}” is no ad: 404`,
        run: async (caller) => {
          await caller.fail(getAd, { id }, 'not-found');
          await caller.fail(listSimilarAds, { id }, 'not-found');
        },
      }) satisfies ContractCase,
  ),
  {
    name: 'an ad that is gone says what it was [B53]',
    run: async (caller, { goneAd }) => {
      const { data } = await caller.fail(getAd, { id: goneAd }, 'gone');
      must(typeof data === 'object' && data !== null && 'title' in data, 'the failure names the ad');
      await caller.succeed(listSimilarAds, { id: goneAd });
    },
  },
  {
    name: 'similar ads are at most eight others [M14]',
    run: async (caller) => {
      const { id } = firstOf((await caller.succeed(listAds, {})).data, 'active ad');
      const { data } = await caller.succeed(listSimilarAds, { id });
      must(data.length <= 8, 'at most eight');
      must(
        data.every((ad) => ad.id !== id),
        'never the ad itself',
      );
      mustEqual(new Set(data.map((ad) => ad.id)).size, data.length, 'each once');
    },
  },
  {
    name: 'phone, e-mail and VIN are in no public reply',
    run: async (caller, { goneAd }) => {
      const list = await caller.succeed(listAds, {});
      const { id } = firstOf(list.data, 'active ad');
      const answers = [
        list.response,
        await caller.answer(getAd, { id }),
        await caller.answer(getAd, { id: goneAd }),
        await caller.answer(listSimilarAds, { id }),
      ];
      must(
        answers.every(({ body }) => !privateFields.test(body)),
        'a reply holds a private field',
      );
    },
  },
];
