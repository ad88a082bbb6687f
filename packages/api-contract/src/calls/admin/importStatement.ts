import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { StatementReport } from '../../entities/StatementLine.ts';
import { statementFile } from '../../fields/paymentFields.ts';

/**
 * Reads a bank statement, CSV or camt.053, and gives each line a verdict. With `confirm` it also books: matching lines
 * pay their orders, the others wait in the list of open lines. Each line is booked once, even if the file is imported
 * several times. If the file cannot be read, `problems` says so. [M42]
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
