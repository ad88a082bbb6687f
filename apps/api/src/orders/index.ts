import { checkout as checkoutCall, getOrder, listOrders, payOrder } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { tooMany } from '../platform/server/fieldFailure.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { cardCallback } from './cardCallback.ts';
import { checkout, payAgain } from './checkout.ts';
import type { OrderDeps } from './OrderDeps.ts';
import { ownOrder, ownOrders } from './readOrders.ts';

/** Payments that an account may begin in an hour. */
const paymentsPerHour = 30;

/** What accounts buy, and how they pay it. [M40-M42] */
export const ordersModule = (deps: OrderDeps) => ({
  routes(app: FastifyInstance) {
    const isBegunTooOften = deps.limits({ name: 'payments', max: paymentsPerHour, withinSeconds: 3600 });
    serve(app, checkoutCall, async (input, context) =>
      (await isBegunTooOften(String(principalOf(context).actor.id))) ? tooMany() : checkout(deps, input, context),
    );
    serve(app, payOrder, async (input, context) =>
      (await isBegunTooOften(String(principalOf(context).actor.id))) ? tooMany() : payAgain(deps, input, context),
    );
    serve(app, getOrder, ({ order_id: id }, context) => ownOrder(deps.sql, id, context));
    serve(app, listOrders, (input, context) => ownOrders(deps.sql, input, context));
    cardCallback(app, deps);
  },
});
