import { z } from 'zod';

/** Number of a payment at the bank. */
export const attemptIdField = z.string().regex(/^[\w-]{1,64}$/, 'form');

/** Why an administrator decides about a payment; kept in the record of what administrators did. */
export const paymentReasonField = z.string().trim().min(3).max(300);

/** The reference number of a transfer as people type it: `97 82-0000001234`. */
export const transferReferenceField = z.string().trim().min(1).max(40);

/** Money that came by a transfer, in minor units. */
export const transferAmountField = z.int().positive().max(100_000_000_000);

/** A line of a statement. */
export const lineIdField = z.int().positive().max(Number.MAX_SAFE_INTEGER);

/** Largest bank statement in bytes: more than a bank sends for a day. */
const maxStatementBytes = 5_000_000;

/** A bank statement; its type comes from its content. */
export const statementFile = z
  .file()
  .refine(({ size }) => size > 0, 'required')
  .refine(({ size }) => size <= maxStatementBytes, 'too-large');
