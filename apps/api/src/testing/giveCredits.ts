import { post } from '../ledger/transfers.ts';
import type { TestApp } from './openTestApp.ts';

/** Gives an account credits, as a bonus. Every call gives them again. */
export const giveCredits = (
  test: Pick<TestApp, 'database'> & { readonly now: number },
  userId: number,
  amount: number,
) =>
  test.database.sql.begin((sql) =>
    post(
      sql,
      { id: `gift-${crypto.randomUUID()}`, from: 'bonus', to: { userId }, unit: 'credit', amount, kind: 'bonus' },
      new Date(test.now),
    ),
  );
