import { getExchangeRate, getPriceList } from '@volan/api-contract';
import { brands, priceList, priceOfCredits } from '@volan/domain-rules';
import { mockCall } from '../mockCall.ts';

/** Calls about what is for sale. */
export const pricingHandlers = [
  mockCall(getExchangeRate, ({ currency }) => ({ currency, per_euro: 117.1523, day: '2026-11-20', source: 'NBS' })),
  mockCall(getPriceList, (_input, { brand }) => {
    const { creditCurrency: currency } = brands[brand];
    return {
      currency,
      credit_price: priceOfCredits(1, currency),
      products: priceList(currency).map(({ fullPrice, durationUnit, ...product }) => ({
        ...product,
        full_price: fullPrice,
        duration_unit: durationUnit,
      })),
    };
  }),
];
