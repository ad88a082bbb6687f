import { paymentMethods } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * The payment methods that the brand offers now; the first one is the default. Empty without a gateway and a bank
 * account, or if payments are off in the country of the account. [J68, M41, A20]
 */
export const listPaymentMethods = defineCall({
  method: 'GET',
  path: '/payment/methods',
  access: 'credits.read',
  summary: 'The ways to pay.',
  reply: z.array(z.enum(paymentMethods)),
  failures: [],
});
