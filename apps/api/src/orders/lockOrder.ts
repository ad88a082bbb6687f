import type { TransactionSql } from 'postgres';

/**
 * Locks the order of an attempt. Whoever decides about attempts locks the order first and the attempt then: two attempts of one order
 * are decided one after the other, and never wait for each other.
 */
export const lockOrderOf = (sql: TransactionSql, attemptId: string) => sql`
  select from purchase_order where id = (select order_id from payment_attempt where id = ${attemptId}) for update`;
