import { Failure } from '@volan/api-contract';
import type { Sql, TransactionSql } from 'postgres';

/** Carries a failure out of a transaction, so that it is rolled back. */
class FailureRollback extends Error {
  readonly failure: unknown;

  constructor(failure: unknown) {
    super('A failure undid a transaction.');
    this.failure = failure;
  }
}

/** Does work in a transaction and rolls it back if the work returns a failure. */
export async function undoneByFailure<Outcome>(
  sql: Sql,
  work: (transaction: TransactionSql) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return (await sql.begin(async (transaction) => {
      const outcome = await work(transaction);
      if (outcome instanceof Failure) throw new FailureRollback(outcome);
      return outcome;
    })) as Outcome;
  } catch (error) {
    if (error instanceof FailureRollback) return error.failure as Outcome;
    throw error;
  }
}
