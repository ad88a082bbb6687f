import { getExchangeRate } from '../calls/pricing/getExchangeRate.ts';
import type { ContractCase } from './ContractCase.ts';
import { must } from './must.ts';

/** Rates of exchange. */
export const rateCases: ContractCase[] = [
  {
    name: 'a rate says of which day it is and who says so [T59]',
    run: async (caller) => {
      const { data } = await caller.succeed(getExchangeRate, { currency: 'RSD' });
      must(data === null || (data.currency === 'RSD' && data.per_euro > 50 && data.source !== ''), 'a rate of dinars');
    },
  },
  {
    name: 'a currency that nobody rates is not found',
    run: async (caller) => {
      await caller.fail(getExchangeRate, { currency: 'USD' }, 'not-found');
    },
  },
];
