import { z } from 'zod';
import { Order } from './Order.ts';

/**
 * What a line of a bank statement is to us. Booked by an import: `match` pays its order; `late` and `twice` bring money
 * for an order that is cancelled or paid already, which an administrator looks at; `by-hand` confirms what an
 * administrator had ticked. Left open: `wrong-amount`, `wrong-currency`, `unknown` (no reference of ours), `paid` (a
 * second transfer of the same reference), `own` (an order of the one who imports), `differs` (the bank gave its number
 * to something else on that day), `called-back` (the bank took money back: no order can be paid with it, an
 * administrator refunds the one it names). Nothing to do: `booked`, `open` and `dismissed` were in a statement before.
 */
export const LineVerdict = z.enum([
  'match',
  'late',
  'twice',
  'by-hand',
  'wrong-amount',
  'wrong-currency',
  'unknown',
  'paid',
  'own',
  'differs',
  'called-back',
  'booked',
  'open',
  'dismissed',
]);
export type LineVerdict = z.infer<typeof LineVerdict>;

const facts = {
  booked_on: z.iso.date(),
  amount: z.int().describe('minor units'),
  currency: Order.shape.currency,
  reference: z.string().describe('as the bank wrote it'),
  payer: z.string(),
  purpose: z.string(),
};

/** A line of a statement that is being imported. */
export const JudgedLine = z
  .object({
    line: z.int().describe('line of the file, from 1'),
    ...facts,
    attempt_id: z.string().nullable().describe('the payment that it names'),
    verdict: LineVerdict,
  })
  .meta({ id: 'JudgedLine' });
export type JudgedLine = z.infer<typeof JudgedLine>;

/** The lines of a statement, or the result of importing it. */
export const StatementReport = z
  .object({
    done: z.boolean().describe('false: nothing was booked yet'),
    lines: z.array(JudgedLine).max(2000).describe('for a longer file its first lines'),
    total: z.int(),
    counts: z.record(z.string(), z.int()).describe('lines by verdict'),
    problems: z.array(z.object({ line: z.int().describe('0: the whole file'), problem: z.string() })).max(200),
    debits: z.int().describe('movements away from the account, which pay nothing'),
  })
  .meta({ id: 'StatementReport' });
export type StatementReport = z.infer<typeof StatementReport>;

/** Money on our account whose order is not known yet. */
export const OpenLine = z
  .object({
    id: z.int(),
    ...facts,
    verdict: LineVerdict.describe('why it is open'),
    attempt_id: z.string().nullable().describe('the payment that it names'),
    imported_at: z.iso.datetime(),
  })
  .meta({ id: 'OpenLine' });
export type OpenLine = z.infer<typeof OpenLine>;
