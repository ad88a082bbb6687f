import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { StatementReport } from '../../entities/StatementLine.ts';
import { statementFile } from '../../fields/paymentFields.ts';

/**
 * Reads a bank statement, CSV or camt.053, and says of each line what it is. Only with `confirm` it books: what fits
 * pays its order, the rest waits in the list of open lines. Each line is booked once, however often and by how many its
 * file is imported. A file that cannot be read says so in `problems`. [M42]
 */
export const importStatement = defineCall({
  method: 'POST',
  path: '/admin/statements',
  access: 'orders.book',
  summary: 'Imports a bank statement.',
  body: z.strictObject({ file: statementFile, confirm: z.boolean() }),
  reply: StatementReport,
  failures: ['validation'],
});
