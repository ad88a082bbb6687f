import { z } from 'zod';
import { Order } from './Order.ts';

/** What is written into the bank transfer that pays an order. [M40, A20] */
export const TransferSlip = z
  .object({
    order_id: z.uuid(),
    payer: z.string(),
    purpose: z.string().describe('in Serbian on a slip in dinars, in English on any other'),
    payee: z.string().describe('name and address, a line each'),
    code: z.enum(['221', '289']).nullable().describe('payment code of Serbia; null: not in dinars'),
    currency: Order.shape.currency,
    amount: z.int().describe('minor units'),
    account: z.string().describe('Serbian account of 18 digits, or an IBAN'),
    swift: z.string().nullable().describe('code of the bank of an IBAN'),
    model: z.literal('97'),
    reference: z.string().describe('the number of the order with its control digits, without the model'),
    qr: z.string().nullable().describe('text of the IPS QR code; null: not in dinars'),
    waits_until: z.iso.datetime(),
  })
  .meta({ id: 'TransferSlip' });
export type TransferSlip = z.infer<typeof TransferSlip>;
