import { getPriceList, type PriceList } from '@volan/api-contract';
import { brands, priceList, priceOfCredits, type BrandId } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import { serve } from '../server/serve.ts';

/** How long a price list may be shown without asking again, in seconds: a payment reads it anew. */
const maxAge = 60;

/** The price list of a brand, as it is sent. [L01] */
function priceListOf(brand: BrandId): PriceList {
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
}

/** Calls about what is for sale. [E16, L04-L18] */
export function pricingRoutes(app: FastifyInstance) {
  serve(app, getPriceList, (_input, { brand }) => priceListOf(brand), { maxAge });
}
