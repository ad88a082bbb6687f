import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { flagField } from '../../fields/flagField.ts';

/**
 * Switches the payments of a country: with `active` 0 nothing new can be paid there, and promotions are not offered.
 * Bought promotions and packets continue, carts stay, and payments that were begun can still arrive. [J68]
 */
export const setActivePayment = defineCall({
  method: 'POST',
  path: '/country/admin/set-active-payment',
  access: 'countries.payment',
  summary: 'Switches the payments of a country.',
  body: z.strictObject({ id: z.int().min(1).max(999), active: flagField }),
  reply: z.object({ id: z.int(), active: z.int().min(0).max(1), version: z.int() }),
  failures: ['validation', 'not-found'],
});
