import { paymentMethods } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** The ways to pay that the brand of the request offers now, the first is proposed: none without a bank and an
 * account, and none where the country of the account takes no payments. [J68, M41, A20] */
export const listPaymentMethods = defineCall({
  method: 'GET',
  path: '/payment/methods',
  access: 'credits.read',
  summary: 'The ways to pay.',
  reply: z.array(z.enum(paymentMethods)),
  failures: [],
});
