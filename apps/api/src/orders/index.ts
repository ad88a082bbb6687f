import {
  acceptPayment as acceptPaymentCall,
  capturePayment,
  checkout as checkoutCall,
  confirmTransfer as confirmTransferCall,
  dismissLine as dismissLineCall,
  exportPayments,
  getOrder,
  getReceipt,
  getTransferSlip,
  importStatement as importStatementCall,
  listOpenLines,
  listOrders,
  listPaymentMethods,
  listPayments,
  matchLine as matchLineCall,
  payOrder,
  refundPayment as refundPaymentCall,
  voidPayment,
} from '@volan/api-contract';
import type { Module } from '../platform/Module.ts';
import { paymentsJob } from './paymentsJob.ts';
import { erasePayers } from './statements/statementRetention.ts';
import { withheldFor } from '../countries/withheldFor.ts';
import { tooMany } from '../platform/server/fieldFailure.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { serveBytes, serveCsv } from '../platform/server/serveFile.ts';
import { acceptPayment } from './acceptPayment.ts';
import { cardCallback } from './cardCallback.ts';
import { checkout, methodsOf, payAgain } from './checkout.ts';
import type { OrderDeps } from './OrderDeps.ts';
import { exportPaymentsTable, paymentsTable } from './paymentsTable.ts';
import { ownOrder, ownOrders } from './readOrders.ts';
import { ownReceipt } from './readReceipt.ts';
import { refundPayment } from './refundPayment.ts';
import { captureByHand, voidByHand } from './authorised/captureOrVoid.ts';
import { importStatement } from './statements/importStatement.ts';
import { dismissLine, matchLine, openLines } from './statements/openLines.ts';
import { confirmTransfer } from './transfers/confirmTransfer.ts';
import { ownSlip } from './transfers/readSlip.ts';

/** Payments that an account may begin in an hour. */
const paymentsPerHour = 30;

/** Orders and their payments, and the decisions of administrators about payments. [M40-M43] */
export const ordersModule = (deps: OrderDeps): Module => ({
  routes(app) {
    const isBegunTooOften = deps.limits({ name: 'payments', max: paymentsPerHour, withinSeconds: 3600 });
    serve(app, checkoutCall, async (input, context) =>
      (await isBegunTooOften(String(principalOf(context).actor.id))) ? tooMany() : checkout(deps, input, context),
    );
    serve(app, payOrder, async (input, context) =>
      (await isBegunTooOften(String(principalOf(context).actor.id))) ? tooMany() : payAgain(deps, input, context),
    );
    serve(app, getOrder, ({ order_id: id }, context) => ownOrder(deps.sql, id, context));
    serve(app, listPaymentMethods, async (_input, context) => {
      const withheld = await withheldFor(deps.sql, principalOf(context).actor.id);
      return withheld.includes('payments') ? [] : methodsOf(deps, context.brand);
    });
    serve(app, getTransferSlip, ({ order_id: id }, context) => ownSlip(deps, id, context));
    serveBytes(app, getReceipt, ({ order_id: id }, context) => ownReceipt(deps.sql, id, context));
    serve(app, listOrders, (input, context) => ownOrders(deps.sql, input, context));
    serve(app, listPayments, (query, context) => paymentsTable(deps.sql, query, context));
    serveCsv(app, exportPayments, 'payments', (filter, context) => exportPaymentsTable(deps.sql, filter, context));
    serve(app, refundPaymentCall, (input, context) => refundPayment(deps, input, context));
    serve(app, capturePayment, (input, context) => captureByHand(deps, input, context));
    serve(app, voidPayment, (input, context) => voidByHand(deps, input, context));
    serve(app, acceptPaymentCall, (input, context) => acceptPayment(deps, input, context));
    serve(app, confirmTransferCall, (input, context) => confirmTransfer(deps, input, context));
    serve(app, importStatementCall, (input, context) => importStatement(deps, input, context));
    serve(app, listOpenLines, (query) => openLines(deps.sql, query));
    serve(app, matchLineCall, (input, context) => matchLine(deps, input, context));
    serve(app, dismissLineCall, (input, context) => dismissLine(deps, input, context));
    cardCallback(app, deps);
  },
  jobs: () => [paymentsJob(deps, deps.gateway, deps.now, deps.logger)],
  retention: [{ name: 'payers of lines of bank statements', purge: () => erasePayers(deps.sql) }],
});
