import { getExchangeRate, getPriceList, priceListOf } from '@volan/api-contract';
import { mockCall } from '../mockCall.ts';

/** Calls about what is for sale. */
export const pricingHandlers = [
  mockCall(getExchangeRate, ({ currency }) => ({ currency, per_euro: 117.1523, day: '2026-11-20', source: 'NBS' })),
  mockCall(getPriceList, (_input, { brand }) => priceListOf(brand)),
];
