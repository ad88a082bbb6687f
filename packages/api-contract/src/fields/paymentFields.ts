import { z } from 'zod';

/** Number of a payment at the bank. */
export const attemptIdField = z.string().regex(/^[\w-]{1,64}$/, 'form');

/** Why an administrator decides about a payment; kept in the record of what administrators did. */
export const paymentReasonField = z.string().trim().min(3).max(300);
