import { orderStates, paymentMethods, productKinds } from '@volan/domain-rules';
import { z } from 'zod';
import { Tier } from './Ad.ts';

/** A line of an order; money in minor units, with tax. [M40] */
export const OrderItem = z
  .object({
    product: z.string().describe('id in the price list'),
    kind: z.enum(productKinds),
    quantity: z.int(),
    amount: z.int().describe('credits in one of it; 1 for a packet'),
    ad: z.object({ id: z.int(), title: z.string() }).nullable().describe('that it is for, as it was called then'),
    is_used: z
      .boolean()
      .describe('for a paid item with an ad: false if the ad could not have it any more, and its credits stayed'),
    until: z.iso.datetime().nullable().describe('for a paid item: when its promotion or packet ends; null: no end'),
    price: z.int(),
    net: z.int().describe('without tax'),
    vat_percent: z.int(),
  })
  .meta({ id: 'OrderItem' });
export type OrderItem = z.infer<typeof OrderItem>;

/** An item for an own ad that credits paid together with an order. [J32] */
export const OrderInCredits = z
  .object({
    product: z.string().describe('id in the price list'),
    credits: z.int().describe('paid'),
    ad: z.object({ id: z.int(), title: z.string() }).describe('that it is for, as it was called then'),
  })
  .meta({ id: 'OrderInCredits' });
export type OrderInCredits = z.infer<typeof OrderInCredits>;

/** One payment attempt: a visit to the bank, or an expected transfer. */
export const PaymentTry = z
  .object({
    method: z.enum(paymentMethods),
    state: z
      .enum(['started', 'authorised', 'paid', 'declined', 'review', 'refunded'])
      .describe('`authorised`: the bank has authorised the payment and nothing was captured yet'),
    reason: z.string().describe('why it was declined, such as `insufficient-funds`; empty where it was not'),
    card: z.string().nullable().describe('as the bank masked it'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'PaymentTry' });
export type PaymentTry = z.infer<typeof PaymentTry>;

/** The promotion that credits were bought for. [J32] */
export const BegunFor = z
  .object({ ad_id: z.int(), tier: Tier.nullable().describe('null: none was chosen yet') })
  .meta({ id: 'BegunFor' });
export type BegunFor = z.infer<typeof BegunFor>;

/** An order. [M40] */
export const Order = z
  .object({
    id: z.uuid(),
    state: z.enum(orderStates),
    is_waiting: z
      .boolean()
      .describe('the result of a card payment is not known yet, or is being captured: ask again in a moment'),
    waits_until: z.iso
      .datetime()
      .nullable()
      .describe('until when a bank transfer is waited for, by its slip; null where none is'),
    currency: z.enum(['RSD', 'EUR']),
    total: z.int().describe('minor units, with tax'),
    net: z.int(),
    refunded: z.int().describe('minor units that were given back; 0 where nothing was'),
    receipt_to: z
      .array(z.string())
      .describe(
        'addresses that the receipt goes to: the own one and the one that was named; none while it is not paid',
      ),
    items: z.array(OrderItem),
    in_credits: z
      .array(OrderInCredits)
      .describe('what credits paid with it at the checkout: it was given then, whatever becomes of the order'),
    begun_for: BegunFor.nullable().describe(
      'the promotion that its credits were bought for; null: none, or the ad is not active or was promoted since',
    ),
    tries: z.array(PaymentTry).describe('failed ones too, the oldest first'),
    created_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

/** An order, and the form that the browser posts to the bank unchanged. Without a form it is paid by transfer. [M41] */
export const StartedPayment = z
  .object({
    order: Order,
    form: z.object({ action: z.url(), fields: z.record(z.string(), z.string()) }).nullable(),
  })
  .meta({ id: 'StartedPayment' });
export type StartedPayment = z.infer<typeof StartedPayment>;

/** The present sum of a cart, if it differs from the one that the buyer saw. */
export const ChangedTotal = z.object({ total: z.int() }).meta({ id: 'ChangedTotal' });
export type ChangedTotal = z.infer<typeof ChangedTotal>;
