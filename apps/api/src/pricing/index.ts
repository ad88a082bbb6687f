import { getPriceList, priceListOf } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';

/** How long a price list may be shown without asking again, in seconds: a payment reads it anew. */
const maxAge = 60;

/** What is for sale. [E16, L04-L18] */
export function pricingModule() {
  return {
    routes: (app: FastifyInstance) => serve(app, getPriceList, (_input, { brand }) => priceListOf(brand), { maxAge }),
  };
}
