import type { TransactionSql } from 'postgres';

/**
 * Locks the order of an attempt. Code that decides about attempts locks the order first, then the attempt. So two
 * attempts of one order are decided one after the other, without deadlock.
 */
export const lockOrderOf = (sql: TransactionSql, attemptId: string) => sql`
  select from purchase_order where id = (select order_id from payment_attempt where id = ${attemptId}) for update`;
