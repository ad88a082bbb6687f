import { getPriceList } from '../calls/pricing/getPriceList.ts';
import type { ContractCase } from './ContractCase.ts';
import { must, mustEqual } from './must.ts';

/** The price list. */
export const priceListCases: ContractCase[] = [
  {
    name: 'a brand sells in its own currency: RSD in Volan, euros in Gearlane [L01, L02]',
    run: async (caller) => {
      for (const [brand, currency, credit] of [
        ['volan', 'RSD', 100_00],
        ['gearlane', 'EUR', 1_00],
      ] as const) {
        const { data } = await caller.succeed(getPriceList, {}, { headers: { 'x-brand': brand } });
        mustEqual([data.currency, data.credit_price], [currency, credit], brand);
        must(
          data.products.every((product) => product.currency === currency),
          'one currency',
        );
      }
    },
  },
  {
    name: 'the four promotions, the packages of pictures and the credits stand in the price list [E16, L04-L08, L15-L18]',
    run: async (caller) => {
      const { data } = await caller.succeed(getPriceList, {}, { headers: { 'x-brand': 'volan' } });
      const rows = (kind: string) =>
        data.products
          .filter((product) => product.kind === kind)
          .map(({ id, price, credits, duration }) => [id, price, credits, duration]);
      mustEqual(
        rows('boost'),
        [
          ['boost-xl', 600_00, 6, 60],
          ['boost-top', 900_00, 9, 30],
          ['boost-home', 1000_00, 10, 5],
          ['boost-social', 1000_00, 10, 5],
        ],
        'promotions',
      );
      mustEqual(
        rows('images'),
        [
          ['images-10', 200_00, 2, null],
          ['images-20', 320_00, 3, null],
          ['images-30', 420_00, 4, null],
        ],
        'pictures',
      );
      must(rows('credits').length > 0 && rows('plan').length > 0, 'credits and packets are sold');
    },
  },
];
