import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CartLine, WantedItems } from '../../entities/CartLine.ts';
import { ProposedInvoice } from '../../entities/InvoiceDetails.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/**
 * The entries of a signed-in user's cart: the ad of each item, and whether it can still be bought. They have the order
 * of the request. [B02, M40]
 */
export const listCartLines = defineCall({
  method: 'POST',
  path: '/cart/lines',
  access: 'cart.read',
  summary: 'What the items of a cart are for, and whether they can still be bought.',
  query: languageQuery,
  body: z.strictObject({ items: WantedItems }),
  reply: z.object({
    lines: z.array(CartLine),
    balance: z.int().describe('credits of the account that can be spent'),
    invoice: ProposedInvoice,
    order_key: z
      .uuid()
      .describe('the `Idempotency-Key` of an order of these items: the same in every tab until such an order is paid'),
    credits_key: z
      .uuid()
      .describe(
        'the `Idempotency-Key` of paying these items with credits: the same in every tab until credits are spent',
      ),
  }),
  failures: ['validation'],
});
