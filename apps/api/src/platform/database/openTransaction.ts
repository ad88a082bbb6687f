import { AsyncLocalStorage } from 'node:async_hooks';

/** Transactions of calls whose function has not ended. */
const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs the function of a call's transaction. Statements of a pool within it are refused by {@link refuseInTransaction}. */
export async function inTransaction(run: () => unknown): Promise<unknown> {
  const transaction = { isOpen: true };
  try {
    return await transactions.run(transaction, async () => {
      const done = run();

      return Array.isArray(done) ? Promise.all(done) : done;
    });
  } finally {
    transaction.isOpen = false;
  }
}

/**
 * Refuses a statement of a pool while a transaction of the same async context is open; only in tests.
 *
 * A transaction that waits for a second connection can wait for ever: with as many of them as the pool has connections
 * each waits for the others, and no call is answered any more. Use the transaction, or ask before it begins.
 *
 * @throws also outside of the caller, because some callers have another way when the database is away
 */
export function refuseInTransaction(statement: string): void {
  if (process.env['NODE_ENV'] !== 'test' || transactions.getStore()?.isOpen !== true) return;

  const error = new Error(`A transaction is open, and this statement waits for a second connection: ${statement}`);
  queueMicrotask(() => {
    throw error;
  });
  throw error;
}
