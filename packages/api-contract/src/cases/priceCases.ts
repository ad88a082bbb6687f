import { isComparedPrice, ratePrice } from '@volan/domain-rules';
import { getAd } from '../calls/ads/getAd.ts';
import { listAds } from '../calls/ads/listAds.ts';
import type { Caller } from './Caller.ts';
import type { ContractCase } from './ContractCase.ts';
import { firstOf, must, mustEqual } from './must.ts';

/** Some ads as a list and as their own pages show them. */
async function someAds(caller: Caller) {
  const { data: ads } = await caller.succeed(listAds, {});
  return Promise.all(
    ads.slice(0, 8).map(async (ad) => [ad, (await caller.succeed(getAd, { id: ad.id })).data] as const),
  );
}

/** Comparison and history of prices. */
export const priceCases: ContractCase[] = [
  {
    name: 'a card and the page of its ad give the price the same word, by the rule of all [M52, N03]',
    run: async (caller) => {
      for (const [{ id, price, price_label: label }, { price_comparison: said }] of await someAds(caller)) {
        mustEqual(label?.word, said.kind === 'rated' ? said.word : undefined, `word of ${id}`);
        if (said.kind === 'rated' || said.kind === 'out-of-line') {
          const { kind, percent } = said;
          const word = kind === 'rated' ? { word: said.word } : {};
          mustEqual({ kind, ...word, percent }, ratePrice(price, said.compared), `rating of ${id}`);
        }
        must(kindFits(price, said.kind), `a price of ${price} is not ${said.kind}`);
      }
    },
  },
  {
    name: 'a rating shows what it rests on: count, median, quartiles and prices in order [N03]',
    run: async (caller) => {
      for (const [, { price_comparison: said }] of await someAds(caller)) {
        if (said.kind !== 'rated') continue;

        const { count, low, median, high, prices } = said.compared;
        must(count >= 8 && low <= median && median <= high, 'eight ads at least, the median between the quartiles');
        mustEqual(
          prices,
          prices.toSorted((a, b) => a - b),
          'order of the prices',
        );
        mustEqual(prices.length, Math.min(count, 40), 'number of the prices');
      }
    },
  },
  {
    name: 'the history of a price begins when the ad was first seen and ends with the price of today [N02]',
    run: async (caller) => {
      const { id } = firstOf((await caller.succeed(listAds, {})).data, 'active ad');
      const { data: ad } = await caller.succeed(getAd, { id });
      mustEqual(ad.price_history.at(-1)?.price, ad.price, 'last price');
      mustEqual(ad.price_history[0]?.at, ad.first_seen_at, 'first moment');
    },
  },
];

const kindFits = (price: number | null, kind: string) =>
  (price === null || !isComparedPrice(price)) === (kind === 'no-price');
