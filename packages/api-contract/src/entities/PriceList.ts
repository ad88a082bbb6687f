import { productKinds } from '@volan/domain-rules';
import { z } from 'zod';

/** A product; money in minor units. [E16] */
export const Product = z
  .object({
    id: z.string().describe('the same for ever: carts and orders name it'),
    kind: z.enum(productKinds),
    title: z.string().describe('message key of the name'),
    description: z.string().describe('message key of the description'),
    amount: z.int().describe('credits or pictures that it holds; 1 for any other'),
    currency: z.enum(['RSD', 'EUR']),
    price: z.int().describe('in minor units: para, cent'),
    full_price: z.int().describe('before the discount for many'),
    credits: z.int().nullable().describe('credits that pay the same; null for what is paid with money only'),
    duration: z.int().nullable(),
    duration_unit: z.enum(['days', 'months']).nullable(),
    most: z.int().describe('how many are sold at once'),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof Product>;

/** All products of a brand. [L01, L02] */
export const PriceList = z
  .object({
    currency: z.enum(['RSD', 'EUR']),
    credit_price: z.int().describe('what one credit costs, in minor units'),
    products: z.array(Product),
  })
  .meta({ id: 'PriceList' });
export type PriceList = z.infer<typeof PriceList>;
