import { getCreditPayment, listCartLines, payWithCredits } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Ads } from '../ads/ads.ts';
import { serve } from '../platform/server/serve.ts';
import { cartLines } from './cartLines.ts';
import { payCart, type CartDeps } from './payCart.ts';
import { readCreditPayment } from './readCreditPayment.ts';

/** Carts of signed-in users, and paying them with credits. [B02, J32] */
export const cartModule = (deps: CartDeps & { readonly ads: Pick<Ads, 'inAnyState'> }) => ({
  routes(app: FastifyInstance) {
    serve(app, listCartLines, (input, context) => cartLines(deps, input, context));
    serve(app, payWithCredits, (input, context) => payCart(deps, input, context));
    serve(app, getCreditPayment, ({ credits_key: key }, context) => readCreditPayment(deps, key, context));
  },
});
