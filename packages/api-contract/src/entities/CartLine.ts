import { maxAdId, maxItems, maxOfOne } from '@volan/domain-rules';
import { z } from 'zod';
import { AdImage } from './Ad.ts';
import { PlanOffer } from './Plan.ts';

/** A product as a browser sends it, without a price, because the server sets prices. [M40] */
export const WantedItem = z.strictObject({
  product: z.string().max(40),
  ad_id: z
    .int()
    .min(1)
    .max(maxAdId)
    .optional()
    .describe('own ad that it is for; of promotions, pictures and reviews alone'),
  quantity: z.int().min(1).max(maxOfOne),
});
export type WantedItem = z.infer<typeof WantedItem>;

/** An item that a user wants to buy. */
export const WantedItems = z.array(WantedItem).min(1).max(maxItems);

/** An item of a cart in its current state. [B02] */
export const CartLine = z
  .object({
    product: z.string(),
    ad_id: z.int().nullable(),
    ad: z
      .object({ id: z.int(), title: z.string(), image: AdImage.nullable() })
      .nullable()
      .describe('null: it is for no ad, or for none that this account may see'),
    plan: PlanOffer.nullable().describe(
      'for a packet: its current price for this account, and when it begins; else null',
    ),
    is_open: z.boolean().describe('false: it cannot be bought any more, such as a promotion of an ad that was sold'),
  })
  .meta({ id: 'CartLine' });
export type CartLine = z.infer<typeof CartLine>;
