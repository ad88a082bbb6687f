import { getPriceList, priceListOf } from '@volan/api-contract';
import { isSoldDespite, withheldIn } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';

/** Seconds for which a price list may be cached: a payment reads it again. */
const maxAge = 60;

/** What is for sale. [E16, L04-L18] */
export function pricingModule({ taxonomy }: { readonly taxonomy: Taxonomy }) {
  const withheldAt = (code: string | undefined) => {
    const country = code === undefined ? undefined : taxonomy.current().registry.countriesByCode.get(code);
    return country ? withheldIn({ payments: country.payments, off: country.features_off }) : [];
  };
  return {
    routes(app: FastifyInstance) {
      serve(
        app,
        getPriceList,
        ({ country }, { brand }) => {
          const list = priceListOf(brand);
          const withheld = withheldAt(country);
          return { ...list, products: list.products.filter(({ kind }) => isSoldDespite(kind, withheld)) };
        },
        { maxAge },
      );
    },
  };
}
