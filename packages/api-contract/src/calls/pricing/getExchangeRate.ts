import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ExchangeRate, RatedCurrency } from '../../entities/ExchangeRate.ts';

/**
 * The newest rate of a currency that is valid today; null if none was set. Only for approximate prices, never for
 * charging. [T59]
 */
export const getExchangeRate = defineCall({
  method: 'GET',
  path: '/exchange-rate/{currency}',
  access: 'public',
  summary: 'What a euro costs in a currency: for "about" beside prices, never for charging.',
  params: z.object({ currency: RatedCurrency }),
  reply: ExchangeRate.nullable(),
  failures: ['not-found'],
});
